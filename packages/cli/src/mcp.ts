/** `keelson mcp`: the MCP server on standard input and output, for chat clients that start their servers themselves. */
import { once } from 'node:events'
import type { Command } from './command.ts'
import { withService } from './local-service.ts'

export const mcp: Command = {
  about: 'serve chat clients by the Model Context Protocol on standard input and output, until the input ends',
  run: () =>
    withService(async (service) => {
      const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
      const { apiOver } = await import('@keelson/chat/api/api.ts')
      const { mcpServer } = await import('@keelson/chat/mcp/server.ts')
      const { httpApp } = await import('@keelson/service/http/app.ts')
      const { sendWithin } = await import('@keelson/service/http/within.ts')
      const app = httpApp(service)
      await app.ready()
      const api = apiOver(sendWithin(() => app, service.baseUrl))
      const ended = once(process.stdin, 'close')
      const connection = serveStdio(() => mcpServer(api, { version: service.codeVersion.package_version }))
      await ended
      await connection.close()
      await app.close()
      return 0
    }),
}
