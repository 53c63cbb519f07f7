/** `keelson check-store`: everything that is stored held to its hash. */
import type { Checked, StoreCheck } from '@keelson/service/store/check/faults.ts'
import type { Command } from './command.ts'
import { withOperator } from './local-service.ts'
import { ticking } from './progress.ts'

export const checkStore: Command = {
  about:
    'Check every record, file, object, list row and study against its hash. Exit 0: all intact; 1: something damaged or missing',
  run: (given) =>
    withOperator('check-store', async (operator) => {
      const tick = ticking(process.stderr, 'checking the store')
      const check = await operator.checkStore().finally(tick.clear)
      given.print(check, inWords(check))
      return check.damaged === 0 ? 0 : 1
    }),
}

function inWords({ checked, damaged, orphaned, faults }: StoreCheck): string {
  const found = damaged === 0 ? 'all intact' : `${damaged} damaged or missing`
  const left = damaged + orphaned - faults.length
  return [
    `${counted(checked)}: ${found}${orphaned === 0 ? '' : `; ${orphaned} not referenced`}`,
    ...faults.map(({ state, detail }) => `${state}: ${detail}`),
    ...(left === 0 ? [] : [`and ${left} more`]),
  ].join('\n')
}

const counted = ({ runs, files, objects, studies, chunks }: Checked): string =>
  `${runs} runs with ${files} files, ${studies} studies with ${chunks} chunks, ${objects} objects`
