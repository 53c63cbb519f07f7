/** A declared reach is left by a case that then leaves its check open, and a check is never outside a reach without saying which. */
import { type CheckSpec, engineeringChecks } from '@keelson/workflow'
import type { ConformanceCheck, Run } from '../subject.ts'

export const reachCheck: ConformanceCheck = {
  name: 'every limit of a check is left by some run, which then is open, and nothing else is out of reach',
  problems: async ({ contract, runs }) => {
    const all = await runs()
    const declared = Object.entries(engineeringChecks(contract))
    return [...declared.flatMap(([id, spec]) => neverLeft(id, spec, all)), ...all.flatMap(unsaid)]
  },
}

function neverLeft(id: string, { reach = [] }: CheckSpec, runs: readonly Run[]): readonly string[] {
  const left = new Set(
    runs.flatMap(({ emitted }) =>
      emitted.result.checks.flatMap((check) => (check.id === id && check.open && check.left ? [check.left.limit] : [])),
    ),
  )
  return reach.filter(({ title }) => !left.has(title)).map(({ title }) => `no case leaves '${title}' of ${id}`)
}

const unsaid = ({ name, emitted }: Run): readonly string[] =>
  emitted.result.checks
    .filter(({ reason_kind, left }) => reason_kind === 'out_of_reach' && left === null)
    .map(({ id }) => `${name}: ${id} is out of reach, and no limit is declared for it`)
