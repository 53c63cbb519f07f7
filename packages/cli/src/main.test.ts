/** Claims about the command line: what it answers, and with which exit code. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { progressBar } from './progress.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
function keelson(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('checking a fresh atlas exits with 0 and says so, as JSON where asked', () => {
  const ran = keelson('atlas', 'check', 'mooring-fatigue-atlas-query', '--json')
  assert.equal(ran.status, 0, ran.stderr)
  const found = JSON.parse(ran.stdout)
  assert.deepEqual([found.id, found.fresh, found.reasons], ['mooring-fatigue-atlas-query', true, []])
  assert.equal(ran.stderr, '')
})

test('a wrong call exits with 2, says why, and prints nothing to standard output', () => {
  for (const [args, why] of [
    [[], /Usage/],
    [['fly'], /no command fly/],
    [['atlas', 'check', 'nowhere'], /no atlas nowhere; there are mooring-fatigue-atlas-query/],
    [['atlas', 'look'], /build ID or atlas check ID/],
    [['atlas', 'check', 'mooring-fatigue-atlas-query', '--loud'], /--loud/],
  ] as const) {
    const ran = keelson(...args)
    assert.equal(ran.status, 2)
    assert.match(ran.stderr, why)
    assert.equal(ran.stdout, '')
  }
  assert.equal(keelson('--help').status, 0)
})

test('the progress bar draws on a terminal only', () => {
  const written: string[] = []
  const out = (isTTY: boolean) => ({ isTTY, write: (text: string | Uint8Array) => written.push(String(text)) > 0 })
  const bar = progressBar(out(true), 'build')
  bar.progress(1, 2)
  bar.clear()
  assert.match(written.join(''), /build \[#{15}-{15}\] 50 %/)
  const before = written.length
  progressBar(out(false), 'build').progress(1, 2)
  assert.equal(written.length, before)
})
