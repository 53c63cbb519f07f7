/** A client of the MCP server that knows nothing but what the tools say, by the official client library. */
import assert from 'node:assert/strict'
import type { Described } from '@keelson/chat/said/described.ts'
import type { Found } from '@keelson/chat/said/found.ts'
import type { Ran } from '@keelson/chat/said/ran.ts'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

type Inputs = Readonly<Record<string, unknown>>

/** What a tool answered, both ways. */
export interface Answer<Facts> {
  readonly text: string
  readonly facts: Facts
  readonly isError: boolean
}
export interface Agent {
  readonly client: Client
  readonly call: <Facts>(name: string, args: Inputs) => Promise<Answer<Facts>>
  readonly close: () => Promise<void>
}

const NAME = { name: 'a test', version: '1' }

export async function overHttp(url: string): Promise<Agent> {
  const client = new Client(NAME, { versionNegotiation: { mode: 'auto' } })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)))
  return agentOf(client)
}

/** `command` starts the server. */
export async function overStdio(command: readonly string[], env: Readonly<Record<string, string>>): Promise<Agent> {
  const [program = '', ...args] = command
  const client = new Client(NAME)
  await client.connect(new StdioClientTransport({ command: program, args, env, stderr: 'ignore' }))
  return agentOf(client)
}

function agentOf(client: Client): Agent {
  return {
    client,
    call: async <Facts>(name: string, args: Inputs) => {
      const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: args })
      const [first] = content as readonly { readonly type: string; readonly text?: string }[]
      assert.equal(first?.type, 'text')
      return { text: first?.text ?? '', facts: structuredContent as Facts, isError: isError === true }
    },
    close: () => client.close(),
  }
}

/** A calculation as an agent came to it: found, described for the choices of a request, and that request. */
export interface Known {
  readonly ref: string
  readonly params: Inputs
  readonly described: Answer<Described>
}

/** Finds a calculation by what one would ask, and reads what it needs. */
export async function come(agent: Agent, question: string, expected: string): Promise<Known> {
  const { facts } = await agent.call<Found>('find_calculation', { query: question })
  const hit = facts.hits.find(({ ref }) => ref === expected)
  assert.ok(facts.fits && hit, `"${question}" does not find ${expected}`)
  const { ref } = hit
  const example = await agent.call<{ readonly params: Inputs }>('describe_calculation', { ref, example: true })
  const { params } = example.facts
  const first = await agent.call<Described>('describe_calculation', { ref })
  const decides = [...first.facts.choices.map(({ name }) => name), ...first.facts.open]
  const choices = Object.fromEntries(decides.flatMap((name) => (name in params ? [[name, params[name]]] : [])))
  return { ref, params, described: await agent.call<Described>('describe_calculation', { ref, choices }) }
}

export const run = (agent: Agent, { ref, params }: Pick<Known, 'ref' | 'params'>): Promise<Answer<Ran>> =>
  agent.call<Ran>('run_calculation', { ref, params })
