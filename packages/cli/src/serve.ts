/** `keelson serve`: the service over HTTP, until it is told to stop. */
import type { Command } from './command.ts'

export const serve: Command = {
  about: 'Serve over HTTP, as npm start does. Settings are KEELSON_* variables',
  run: async () => {
    const { serve: start } = await import('@keelson/service/serve.ts')
    await start()
    return 0
  },
}
