/**
 * `npm run moved -- BASE [ID ..]`: calculates the example and every case of every version, or of some, by the code of a commit and by the code
 * as it stands, and lists by workflow, case and member what moved beyond 1e-9, what appeared and what went. Exits with 1
 * where anything did.
 */
import { spawn } from 'node:child_process'
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '@keelson/service/service.ts'
import { caseParams } from '@keelson/workflow'
import type { Asked } from '../answers-of-tree.ts'
import { everyVersion } from '../every-version.ts'
import { compared, type Difference } from './difference.ts'
import { scriptIn, treeOf } from './tree.ts'

/** Letters of a value that are told. */
const LONGEST = 120

const [, , base = 'HEAD', ...ids] = process.argv
const folder = mkdtempSync(join(tmpdir(), 'keelson-moved-'))
const tree = treeOf(base)
const scripts = [scriptIn(tree.root), scriptIn(ROOT)]
try {
  const asked = everyRequest()
  const requests = join(folder, 'requests')
  writeFileSync(requests, asked.map((one) => `${JSON.stringify(one)}\n`).join(''))
  const [before = '', after = ''] = await Promise.all(
    scripts.map((script, k) => dumped(script, requests, join(folder, String(k)))),
  )
  process.exitCode = await told(asked, before, after)
} finally {
  tree.remove()
  rmSync(folder, { recursive: true })
}

/** Of this tree: what an older one cannot read it refuses, and that is told. */
function everyRequest(): Asked[] {
  const asked = everyVersion.filter(({ ref }) => ids.length === 0 || ids.some((id) => ref.includes(id)))
  return asked.flatMap(({ ref, workflow, subject }) => [
    { ref, name: 'example', params: workflow.example },
    ...subject().cases.map((c) => ({ ref, name: c.id, params: caseParams(c, workflow.example) })),
  ])
}

function dumped(script: string, requests: string, target: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, requests, target], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  child.on('error', reject)
  child.on('exit', (code) => (code === 0 ? resolve(target) : reject(new Error(`${script} ended with ${code}`))))
  return promise
}

/** Writes what differs and how much was compared; the exit code. */
async function told(asked: readonly Asked[], before: string, after: string): Promise<number> {
  const [old, now] = [lines(before), lines(after)]
  let [comparisons, differing] = [0, 0]
  for (const { ref, name } of asked) {
    const pair = [await old.next(), await now.next()].map(({ value }) => JSON.parse(value as string))
    const { comparisons: made, differences } = compared(pair[0], pair[1])
    comparisons += made
    differing += differences.length
    for (const difference of differences) process.stdout.write(`${ref} ${name}: ${inWords(difference)}\n`)
  }
  process.stdout.write(`${differing} of ${comparisons} members of ${asked.length} answers differ from ${base}\n`)
  return differing === 0 ? 0 : 1
}

function lines(file: string): AsyncIterator<string> {
  return createInterface({ input: createReadStream(file) })[Symbol.asyncIterator]()
}

function inWords({ member, change, before, after }: Difference): string {
  if (change === 'moved') return `${member} was ${short(before)} and is ${short(after)}`
  return `${member} ${change}: ${short(change === 'went' ? before : after)}`
}
function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, LONGEST)
}
