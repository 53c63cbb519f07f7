/** The command of another repo as it is started: under the memory limit, in its cgroup, beside a watch. */
import type { ForeignWorkflow } from '../repos/manifest.ts'
import { RUN_FOLDER } from './processes.ts'

/**
 * Ends a run whose service was killed, with all its processes, and removes its folder. Its arguments: the service, the
 * folder, the process group, the cgroup or ''. It begins before there is a marker, so that it is no process of the run.
 */
const WATCH = `while kill -0 "$1"; do sleep 1; done
if [ -n "$4" ]; then echo 1 > "$4/cgroup.kill"; fi
for file in $(grep -lszxF -- "${RUN_FOLDER}=$2" /proc/[0-9]*/environ); do
  id=\${file#/proc/}
  kill -9 "\${id%/environ}"
done
rm -rf "$2"
if [ -n "$4" ]; then sleep 1; rmdir "$4"; fi
kill -9 -"$3"`

/** Starts the watch, then enters the cgroup, takes the marker and becomes the command. */
const START = `watch=$1 cgroup=$2; shift 2
(cd / && exec /bin/sh -c "$watch" watch "$SERVICE_PID" "$TMPDIR" $$ "$cgroup") </dev/null >/dev/null 2>&1 &
if [ -n "$cgroup" ]; then { echo $$ > "$cgroup/cgroup.procs"; } 2>/dev/null; fi
ulimit -c 0
ulimit -d "$1" 2>/dev/null; shift
export ${RUN_FOLDER}="$TMPDIR"
exec "$@"`

/** The command of a workflow with its placeholders filled in; `cgroup` is the folder of one, or undefined. */
export function commandOf(
  workflow: ForeignWorkflow,
  memoryLimitMb: number,
  cgroup: string | undefined,
): readonly string[] {
  const command = workflow.invocation.map((part) => filledIn(part, workflow))
  if (process.platform === 'win32') return command
  return ['/bin/sh', '-c', START, 'sh', WATCH, cgroup ?? '', String(memoryLimitMb * 1024), ...command]
}

const filledIn = (part: string, { folder, id, version }: ForeignWorkflow) =>
  part.replace(/\{(repo|workflow|version)\}/g, (_, name) => {
    if (name === 'repo') return folder
    return name === 'workflow' ? id : String(version)
  })
