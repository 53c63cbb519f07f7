/** `keelson worker`: calculates what is queued in the database, until it is told to stop. */
import type { Command } from './command.ts'

export const worker: Command = {
  about: 'Calculate the work queued in the database of KEELSON_DATABASE on this machine. Opens no port',
  run: async () => {
    const { work } = await import('@keelson/service/work.ts')
    await work()
    return 0
  },
}
