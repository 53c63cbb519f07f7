/** `keelson backup`: the data folder as it stands, copied while the service goes on. */
import { resolve } from 'node:path'
import { type Command, firstOf } from './command.ts'
import { withOperator } from './local-service.ts'
import { ticking } from './progress.ts'

export const backup: Command = {
  about:
    'Copy all runs and studies to an empty folder while the service runs. To restore, use the folder as KEELSON_DATA_DIR',
  args: [{ name: 'DIR', about: 'an empty or new folder' }],
  run: (given) =>
    withOperator('backup', async (operator) => {
      const tick = ticking(process.stderr, 'copying the store')
      const made = await operator.backUp(resolve(firstOf(given))).finally(tick.clear)
      given.print(made, `${made.folder}: ${made.databases} databases and ${made.objects} objects`)
      return 0
    }),
}
