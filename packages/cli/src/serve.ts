/** `keelson serve`: the service over HTTP, until it is told to stop. */
import { CallError, type Command } from './command.ts'

export const serve: Command = {
  usage: '',
  about: 'serve over HTTP, as npm start does; settings are KEELSON_* variables',
  run: async ({ positionals }) => {
    if (positionals.length > 0) throw new CallError('serve takes no argument')
    const { serve: start } = await import('@keelson/service/serve.ts')
    await start()
    return 0
  },
}
