/** `keelson compare`: two recorded runs side by side. */
import { compareRecords, type Difference, type RunComparison } from '@keelson/engine'
import { type Command, columns } from './command.ts'
import { withOperator } from './local-service.ts'
import { recordNamed } from './recorded.ts'

export const compare: Command = {
  about: 'Compare two runs by name. Exit 0: equal at 1e-9; 1: different',
  args: [
    { name: 'RUN|FILE', about: 'id of a recorded run, or a saved report or record' },
    { name: 'RUN|FILE', about: 'the other run' },
  ],
  run: (given) =>
    withOperator('compare', async (operator) => {
      const [a = '', b = ''] = given.args
      const comparison = compareRecords(await recordNamed(operator, a), await recordNamed(operator, b))
      given.print(comparison, inWords(comparison))
      return comparison.equal ? 0 : 1
    }),
}

function inWords({ a, b, equal, differences, rest, counts, largest_ignored: near }: RunComparison): string {
  const same = Object.values(counts).reduce((sum, count) => sum + count.equal, 0)
  const heads = [a, b].map(
    (run) => `${run.run_id} ${run.ref}${run.version === null ? '' : `@${run.version}`} ${run.status}`,
  )
  const digits = near
    ? `; the largest difference ignored is ${near.relative.toExponential(1)} at ${near.where}/${near.name}`
    : ''
  const verdict = equal
    ? `equal: ${same} facts`
    : `different: ${differences.length + rest} of ${differences.length + rest + same} facts`
  return [
    `a: ${heads[0]}`,
    `b: ${heads[1]}`,
    `${verdict}${digits}`,
    ...(equal ? [] : [columns(differences.map(row))]),
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ].join('\n')
}

function row({ where, name, a, b, only, unit, relative }: Difference): string[] {
  const shown = (value: unknown, missing: boolean) =>
    missing ? 'not present' : `${JSON.stringify(value)}${typeof value === 'number' && unit ? ` ${unit}` : ''}`
  const moved = relative === undefined ? '' : relative.toExponential(1)
  return [`${where}/${name}`, shown(a, only === 'b'), shown(b, only === 'a'), moved]
}
