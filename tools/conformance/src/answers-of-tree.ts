/**
 * Runs in one of the two trees that are compared: answers each request of a file and writes the answers, a line each. It
 * is copied into the older tree, so it takes from the suite only what that has had for long.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { everyVersion } from './every-version.ts'
import { isRun } from './subject.ts'

/** A request to both trees; the name says of which case. */
export interface Asked {
  readonly ref: string
  readonly name: string
  readonly params: Readonly<Record<string, unknown>>
}

const [, , requests = '', target = ''] = process.argv
const versions = new Map(everyVersion.map((version) => [version.ref, version]))
const out = createWriteStream(target)

for await (const line of createInterface({ input: createReadStream(requests) })) {
  const text = `${JSON.stringify(await answered(JSON.parse(line)))}\n`
  if (!out.write(text)) await once(out, 'drain')
}
out.end()

async function answered({ ref, name, params }: Asked): Promise<unknown> {
  const version = versions.get(ref)
  if (version === undefined) return { absent: true }
  try {
    const run = await version.subject().runAgain(name, params)
    if (!isRun(run)) return { refused: run.refused.problems }
    const { files, ...rest } = run.emitted
    const hash = (content: string) => createHash('sha256').update(content).digest('hex')
    return { ...rest, files: files.map(({ name, content }) => ({ name, content: hash(content) })) }
  } catch (error) {
    return { error: (error as Error).message }
  }
}
