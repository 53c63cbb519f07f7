/** Claims about `keelson run --file`, against the service: an unconfirmed file runs nothing, a confirmed one runs as if typed. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../../bin/keelson.cjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'keelson-run-file-'))
after(() => rmSync(folder, { recursive: true }))

function command(...args: string[]) {
  const env = { PATH: process.env.PATH ?? '', KEELSON_DATA_DIR: join(folder, 'data') }
  return spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8', env })
}
const keelson = (...args: string[]) => command('run', 'modelrepo:wellpath', '--example', ...args)

interface ToFill {
  readonly questions: readonly { readonly answer: string; readonly choices: readonly { readonly answer: string }[] }[]
}
/** Each question with its first choice. */
const likeliest = (file: ToFill) => ({
  ...file,
  answers: Object.fromEntries(file.questions.map(({ answer, choices }) => [answer, choices[0]?.answer])),
})
const SURVEY = 'MD [ft],Inc [deg],Azi [deg]\n0,0,0\n1000,2,45\n2000,30,45\n3000,60,50\n'
const EXAMPLE = JSON.parse(
  readFileSync(new URL('../../../modelrepo/src/wells/wellpath/example.json', import.meta.url), 'utf8'),
)
const TENSIONS = [900, 1200, 850, 1320]
const LINES = ['a', 'b'].map((id) => ({ id, material: 'CHAIN', area_mm2: 8000, n_repeats: 5000 }))
const TYPED = ['measured_depth={"value":[0,1000,2000,3000],"unit":"ft"}', 'inclination=0,2,30,60', 'azimuth=0,45,45,50']

test('a file is read into its inputs once its columns are confirmed, with the hash of the same numbers typed', () => {
  const path = join(folder, 'survey.csv')
  const mapping = `${path}.mapping.json`
  writeFileSync(path, SURVEY)
  const asked = keelson('--file', path)
  assert.deepEqual([asked.status, asked.stderr], [2, ''])
  assert.match(asked.stdout, /^Not run: .*\n\n.*\n {2}measured_depth +MD +ft +'MD \[ft\]': /)
  assert.match(asked.stdout, /^ {2}Which north is the azimuth .*\n {4}grid +/m)
  writeFileSync(mapping, JSON.stringify(likeliest(JSON.parse(readFileSync(mapping, 'utf8')))))
  const answered = keelson('--file', path, '--mapping', mapping)
  assert.deepEqual([answered.status, answered.stderr], [2, ''])
  assert.match(answered.stdout, /Check the columns above/)
  const ran = keelson('--file', path, '--mapping', mapping, '--json')
  assert.notEqual(ran.stdout, '', ran.stderr)
  const { provenance } = JSON.parse(ran.stdout)
  const typed = keelson(...TYPED.flatMap((text) => ['--set', text]), '--json')
  assert.equal(provenance.input_hash, JSON.parse(typed.stdout).provenance.input_hash)
  assert.deepEqual(provenance.files[0].inputs, ['measured_depth', 'inclination', 'azimuth'])
})

test('a study reads its base from a file that is confirmed, and is not begun before', () => {
  const path = join(folder, 'loads.csv')
  writeFileSync(path, SURVEY)
  const { measured_depth: _m, inclination: _i, azimuth: _a, ...base } = EXAMPLE
  const study = join(folder, 'study.json')
  const axis = { param: 'start_north', values: [0, 1] }
  writeFileSync(study, JSON.stringify({ ref: 'modelrepo:wellpath', base, vary: { kind: 'grid', axes: [axis] } }))
  const call = ['study', study, '--out', join(folder, 'out'), '--file', path] as const
  assert.deepEqual([command(...call).status, existsSync(join(folder, 'out'))], [2, false])
  const columns = Object.entries({ measured_depth: ['MD', 'ft'], inclination: ['Inc', 'deg'], azimuth: ['Azi', 'deg'] })
  const mapping = {
    ...{ schema: 'keelson.mapping/1', table: 'delimited', answers: { north: 'grid' } },
    columns: Object.fromEntries(columns.map(([input, [column, unit]]) => [input, { column, unit, stated: unit }])),
  }
  writeFileSync(join(folder, 'confirmed.json'), JSON.stringify(mapping))
  const ran = command(...call, '--mapping', join(folder, 'confirmed.json'))
  assert.match(ran.stdout, /^done: 2 of 2 points of modelrepo:wellpath/, ran.stderr)
})

test('a file of a row is read into it by the mapping of another row', () => {
  const call = ['run', 'modelrepo:mooring-fatigue', '--example', '--set', `lines=${JSON.stringify(LINES)}`] as const
  const places = ['lines/0/tension_history_kN', 'lines/1/tension_history_kN']
  const files = places.map((place, i) => {
    const path = join(folder, `line${i}.csv`)
    writeFileSync(path, `Tension history [kN]\n${TENSIONS.map((tension) => tension + i).join('\n')}\n`)
    return ['--file', `${place}=${path}`]
  })
  const asked = command(...call, ...(files[0] ?? []))
  assert.match(
    asked.stdout,
    /^ {2}lines\.tension_history_kN +Tension history +kN +'Tension history \[kN\]': /m,
    asked.stderr,
  )
  const mapping = ['--mapping', join(folder, 'line0.csv.mapping.json')]
  const ran = command(...call, ...files.flat(), ...mapping, ...mapping, '--json')
  assert.notEqual(ran.stdout, '', ran.stderr)
  const lines = LINES.map((line, i) => ({ ...line, tension_history_kN: TENSIONS.map((tension) => tension + i) }))
  const typed = command(...call.slice(0, -1), `lines=${JSON.stringify(lines)}`, '--json')
  const { provenance } = JSON.parse(ran.stdout)
  assert.equal(provenance.input_hash, JSON.parse(typed.stdout).provenance.input_hash)
  assert.deepEqual(
    provenance.files.map(({ inputs }: { inputs: readonly string[] }) => inputs),
    places.map((place) => [place]),
  )
})

test('a file that no reader knows is refused by its name, and no mapping is written', () => {
  const path = join(folder, 'notes.txt')
  writeFileSync(path, '{"a": 1')
  const refused = keelson('--file', path)
  assert.deepEqual([refused.status, existsSync(`${path}.mapping.json`)], [2, false])
  assert.match(refused.stderr, /^keelson: notes\.txt: .*is not in a format that is read/)
})
