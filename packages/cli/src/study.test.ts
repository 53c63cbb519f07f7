/** Claims about `keelson study`: what it writes, says and exits with; and that an interrupt keeps what is done. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { studyOperationsOf } from '@keelson/service/operations.ts'
import { FAKE_CSV, FAKE_PARQUET, fakeStudies } from '@keelson/service/studies/testing.ts'
import type { StudyStatistics } from '@keelson/studies/study.ts'
import { dataIn } from './json-input.ts'
import { progressLines } from './progress.ts'
import { exitCodeOf, followed, writeStudy } from './study.ts'
import { studyInWords } from './study-words.ts'

const BIN = fileURLToPath(new URL('../bin/keelson.cjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'keelson-study-'))
after(() => rmSync(folder, { recursive: true }))

const REQUEST = { ref: 'modelrepo:instant', vary: { kind: 'grid', axes: [{ param: 'length', values: [1] }] } } as const
const fileOf = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

describe('keelson study', () => {
  const study = (...args: string[]) => {
    const env = { PATH: process.env.PATH ?? '', KEELSON_DATA_DIR: join(folder, 'data') }
    return spawnSync(process.execPath, [BIN, 'study', ...args], { encoding: 'utf8', env })
  }

  test('a study as YAML leaves its answer, its points twice and its report', () => {
    const file = fileOf(
      'walls.yaml',
      `ref: modelrepo:wall-thickness-quickcheck
vary:
  kind: grid
  axes:
    - { param: wall_thickness, from: 12, to: 20, count: 5, unit: mm }
`,
    )
    const out = join(folder, 'out')
    const { status, stdout, stderr } = study(file, '--out', out)
    assert.equal(status, 0, stderr)
    assert.match(stdout, /^done: 5 of 5 points of modelrepo:wall-thickness-quickcheck@1; 5 pass, 0 fail, 0 could not/)
    assert.match(stdout, /^ {2}utilisation +[\d.]+ +4 +[\d.]+ +0 +-$/m)
    assert.match(stderr, /^studying modelrepo:wall-thickness-quickcheck@1: 5 of 5$/m)
    assert.deepEqual(readdirSync(out).sort(), ['points.csv', 'points.parquet', 'report.html', 'study.json'])
    const { study_id, points } = JSON.parse(readFileSync(join(out, 'study.json'), 'utf8'))
    assert.deepEqual(points, { total: 5, done: 5, failed: 0 })
    assert.match(readFileSync(join(out, 'report.html'), 'utf8'), new RegExp(study_id))
    assert.match(readFileSync(join(out, 'points.csv'), 'utf8'), /^point,wall_thickness \[mm\],/)
  })

  test('a study that is refused names each pointer, writes nothing and exits with 2', () => {
    const vary = { kind: 'grid', axes: [{ param: 'wall_thickness', values: [12, -1, '5 kg'] }] }
    const file = fileOf('wrong.json', JSON.stringify({ ref: 'modelrepo:wall-thickness-quickcheck', vary }))
    const { status, stdout, stderr } = study(file, '--out', join(folder, 'none'))
    assert.deepEqual([status, stdout], [2, ''])
    assert.match(
      stderr,
      /^keelson: Invalid study\n {2}\/vary\/axes\/0\/values\/1: .*\n {2}\/vary\/axes\/0\/values\/2: /,
    )
  })
})

test('an interrupt cancels the study, and what is done by then is written', async () => {
  const studies = fakeStudies()
  const { study_id } = await studies.create(REQUEST)
  const interrupted = new AbortController()
  const said: string[] = []
  const lines = progressLines({ write: (text) => said.push(String(text)) > 0 }, 'studying')
  const operator = studyOperationsOf(studies)
  const following = followed(operator, study_id, lines, interrupted.signal)
  for (const done of [1, 2]) {
    studies.become(study_id, 'running', done)
    while (said.length < done) await wait(5)
  }
  interrupted.abort()
  const ended = await following
  assert.deepEqual([ended.status, ended.points.done, exitCodeOf(ended)], ['cancelled', 2, 3])
  assert.deepEqual(said, ['studying: 1 of 4\n', 'studying: 2 of 4\n'])
  await writeStudy(operator, ended, folder)
  assert.equal(readFileSync(join(folder, 'points.csv'), 'utf8'), FAKE_CSV)
  assert.ok(readFileSync(join(folder, 'points.parquet'), 'utf8') === FAKE_PARQUET)
})

test('a sample says its probabilities of failure with their interval, and why it has none', async () => {
  const studies = fakeStudies()
  const { study_id } = await studies.create(REQUEST)
  studies.become(study_id, 'done', 4)
  const done = await studies.get(study_id)
  const said = (more: Partial<StudyStatistics>) =>
    studyInWords({ ...done, statistics: { ...(done.statistics as StudyStatistics), ...more } })
  const any = { check: 'any', title: 'At least one', failures: 1, count: 4, probability: 0.25, reliability_index: 0.67 }
  const sampled = said({ confidence: 0.95, probabilities: [{ ...any, interval: [0.0063, 0.806] }] })
  assert.match(
    sampled,
    /^ {2}probability of failure +interval \(95 %\) +points\n {2}At least one +0\.25 +0\.0063 to 0\.806 +1 of 4$/m,
  )
  assert.match(
    said({ probabilities_refused: 'a point failed' }),
    /^ {2}probability of failure not calculated: a point failed$/m,
  )
})

test('the exit code tells points without result, an end before time and a study that failed', () => {
  const points = { total: 4, done: 4, failed: 0 }
  assert.equal(exitCodeOf({ status: 'done', points }), 0)
  assert.equal(exitCodeOf({ status: 'done', points: { ...points, failed: 1 } }), 1)
  assert.equal(exitCodeOf({ status: 'failed', points }), 2)
  assert.equal(exitCodeOf({ status: 'cancelled', points }), 3)
})

test('YAML is read as JSON is: a name twice in one object is refused, and what is no YAML is told', () => {
  assert.deepEqual(dataIn(fileOf('a.yml', 'ref: x\nseed: 2\n')), { ref: 'x', seed: 2 })
  assert.throws(() => dataIn(fileOf('b.yaml', 'ref: x\nref: y\n')), /b\.yaml is not valid YAML \(.*unique/)
  assert.throws(() => dataIn(fileOf('c.json', 'ref: x')), /c\.json: it is not valid JSON/)
})
