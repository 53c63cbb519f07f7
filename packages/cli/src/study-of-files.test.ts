/** Claims about `keelson study --rows`, against the service: unconfirmed it runs nothing, and a file that does not fit is named. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../bin/keelson.cjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'keelson-study-files-'))
after(() => rmSync(folder, { recursive: true }))

const [wells, out] = [join(folder, 'wells'), join(folder, 'out')]
mkdirSync(wells)
const surveyOf = (n: number, unit = 'ft') => `MD [${unit}],Inc [deg],Azi [deg]\n0,0,0\n1000,${n},45\n2000,${2 * n},50\n`
for (let n = 1; n <= 8; n++) writeFileSync(join(wells, `well-${n}.csv`), surveyOf(n))
const mapping = join(wells, 'well-1.csv.mapping.json')

const study = (...args: string[]) => {
  const env = { PATH: process.env.PATH ?? '', KEELSON_DATA_DIR: join(folder, 'data') }
  const words = ['study', 'modelrepo:wellpath', '--set', 'analysis=well_path', '--rows', wells, '--out', out, ...args]
  return spawnSync(process.execPath, [BIN, ...words], { encoding: 'utf8', env })
}

test('a folder of surveys is a point for each, once one mapping is confirmed for all', () => {
  const asked = study()
  assert.deepEqual([asked.status, asked.stderr, existsSync(out)], [2, '', false])
  assert.match(asked.stdout, /^Not run: .*well-1\.csv are not confirmed\. The mapping applies to all 8 files\./)
  const { answers } = JSON.parse(readFileSync(mapping, 'utf8'))
  const confirmed = {
    ...{ schema: 'keelson.mapping/1', table: 'delimited' },
    answers: Object.fromEntries(Object.keys(answers).map((key) => [key, 'grid'])),
    columns: Object.fromEntries(
      Object.entries({ measured_depth: ['MD', 'ft'], inclination: ['Inc', 'deg'], azimuth: ['Azi', 'deg'] }).map(
        ([input, [column, unit]]) => [input, { column, unit, stated: unit }],
      ),
    ),
  }
  writeFileSync(mapping, JSON.stringify(confirmed))
  const ran = study('--mapping', mapping)
  assert.equal(ran.status, 0, ran.stderr)
  assert.match(ran.stdout, /^done: 8 of 8 points of modelrepo:wellpath/)
  assert.match(ran.stdout, /values\.closure_distance +\S+ +well-1\.csv +\S+ +well-8\.csv +m$/m)
  const [head = '', , , third = ''] = readFileSync(join(out, 'points.csv'), 'utf8').split('\n')
  assert.match(head, /^point,name,measured_depth \[m\],/)
  assert.match(third, /^2,well-3\.csv,/)
})

test('a file that does not fit the mapping is refused by its name, and nothing runs', () => {
  writeFileSync(join(wells, 'well-7.csv'), surveyOf(7, 'm'))
  const before = readFileSync(join(out, 'study.json'), 'utf8')
  const refused = study('--mapping', mapping)
  assert.equal(refused.status, 2)
  assert.match(refused.stderr, /^keelson: .*well-7\.csv: .*column 'MD' states 'm', and the mapping states 'ft'$/m)
  assert.equal(readFileSync(join(out, 'study.json'), 'utf8'), before)
})

test('a workflow without points or without the other inputs is refused', () => {
  const env = { PATH: process.env.PATH ?? '', KEELSON_DATA_DIR: join(folder, 'data') }
  const called = (...words: string[]) =>
    spawnSync(process.execPath, [BIN, 'study', 'modelrepo:wellpath', '--out', out, ...words], { encoding: 'utf8', env })
  assert.match(called().stderr, /a study of a workflow requires --rows/)
  assert.match(called('--rows', wells).stderr, /--rows requires a base with the other inputs/)
})
