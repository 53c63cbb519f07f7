/** `keelson worker`: calculates what is queued in the database, until it is told to stop. */
import type { Command } from './command.ts'

export const worker: Command = {
  about: 'calculate what is queued in the database of KEELSON_DATABASE, on this machine; listens to nobody',
  run: async () => {
    const { work } = await import('@keelson/service/work.ts')
    await work()
    return 0
  },
}
