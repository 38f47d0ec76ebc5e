#!/bin/sh
# Workers of a service as a job array, one per node; the state is a database that all reach:
#   sbatch --array=0-15 --exclusive examples/deploy/slurm.sh postgresql://passnet@db/passnet cpu
#SBATCH --job-name=passnet-worker
#SBATCH --signal=B:TERM@60
#SBATCH --requeue
set -eu
state=$1
device=${2:-cpu}
# Slurm ends the job with SIGTERM: the worker gives back what it holds, and others judge it.
exec "${PASSNET_PROGRAM:-passnet}" worker --state "$state" --device "$device" \
  --name "$(hostname)-${SLURM_ARRAY_JOB_ID:-0}-${SLURM_ARRAY_TASK_ID:-0}"
