/** `keelson mcp`: the MCP server on standard input and output, for chat clients that start their servers themselves. */
import { once } from 'node:events'
import type { Answered, Sent } from '@keelson/chat/api/api.ts'
import type { Command } from './command.ts'
import { withHolder } from './local-service.ts'
import { carriedBy } from './over-http.ts'

export const mcp: Command = {
  about: 'Serve chat clients by the Model Context Protocol on standard input and output, until the input ends',
  run: async () => {
    const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
    const { apiOver } = await import('@keelson/chat/api/api.ts')
    const { mcpServer } = await import('@keelson/chat/mcp/server.ts')
    const { codeVersionOf } = await import('@keelson/service/code-version.ts')
    const { ROOT } = await import('@keelson/service/service.ts')
    const api = apiOver(send)
    const ended = once(process.stdin, 'close')
    const connection = serveStdio(() => mcpServer(api, { version: codeVersionOf(ROOT).package_version }))
    await ended
    await connection.close()
    return 0
  },
}

/** A server may stand idle for days beside another one: it has the data folder only while it answers. */
const send = (sent: Sent): Promise<Answered> => withHolder('mcp', (holder) => carriedBy(holder)(sent))
