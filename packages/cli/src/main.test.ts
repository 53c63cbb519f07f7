/** Claims about the command line: what it answers, and with which exit code. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { extractRecord } from '@keelson/report'
import { progressBar, ticking } from './progress.ts'

const BIN = fileURLToPath(new URL('../bin/keelson.cjs', import.meta.url))
const REPOS = fileURLToPath(new URL('../../../examples/repos', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'keelson-cli-'))
after(() => rmSync(folder, { recursive: true }))

const keelson = (...args: string[]) => keelsonWith({}, ...args)

function keelsonWith(own: Readonly<Record<string, string>>, ...args: string[]) {
  const env = { PATH: process.env.PATH ?? '', KEELSON_DATA_DIR: join(folder, 'data'), ...own }
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8', env })
  return { status, stdout, stderr, json: () => JSON.parse(stdout) }
}

describe('keelson atlas', () => {
  test('check of a fresh atlas exits with 0 and says so, as JSON where asked', () => {
    const ran = keelson('atlas', 'check', 'mooring-fatigue-atlas-query', '--json')
    assert.equal(ran.status, 0, ran.stderr)
    const found = ran.json()
    assert.deepEqual([found.id, found.fresh, found.reasons], ['mooring-fatigue-atlas-query', true, []])
    assert.equal(ran.stderr, '')
  })
})

describe('keelson find, list and show', () => {
  test('find what one asks for', () => {
    const { status, stdout } = keelson('find', 'free', 'span', 'zebra', '--json')
    assert.equal(status, 0)
    const { fits, unmatched, hits } = JSON.parse(stdout)
    assert.deepEqual([fits, unmatched, hits.length], [true, ['zebra'], 5])
    assert.ok(hits.some((w: { ref: string }) => w.ref === 'modelrepo:free-span-f105'))
  })

  test('list the workflows of a channel, in words and as rows', () => {
    const words = keelson('list', '--domain', 'floating-marine')
    assert.equal(words.status, 0, words.stderr)
    assert.match(words.stdout, /^modelrepo:catenary +1 stable +Elastic catenary/m)
    const rows = keelson('list', '--json').json()
    assert.ok(rows.some((r: { ref: string }) => r.ref === 'datarepo:bsee-production-summary'))
  })

  test('show what a workflow takes and its evidence', () => {
    const { status, stdout } = keelson('show', 'modelrepo:catenary')
    assert.equal(status, 0)
    assert.match(stdout, /vertical_span +m +required +Vertical span/)
    assert.match(stdout, /mit-2019-gravity-anchor \(published\)/)
    assert.equal(keelson('show', 'modelrepo:catenary', '--json').json().versions[0].version, 1)
  })
})

describe('keelson run, report, replay, publish and prune', () => {
  const out = join(folder, 'out')
  const params = join(folder, 'params.json')
  const example = fileURLToPath(new URL('../../modelrepo/src/mooring/catenary/example.json', import.meta.url))

  test('a title block comes from a file; a fault in it is named', () => {
    const meta = join(folder, 'meta.json')
    const titled = (text: string) => {
      writeFileSync(meta, text)
      return keelson('run', 'modelrepo:catenary', '--params', example, '--meta', meta, '--out', out)
    }
    assert.equal(titled('{"client": "Fjord Energy", "prepared_by": "A. Lie"}').status, 0)
    assert.match(readFileSync(join(out, 'report.html'), 'utf8'), /Fjord Energy/)
    const broken = titled('{"client": ')
    assert.deepEqual(
      [broken.status, /^keelson: --meta .*meta\.json: it is not valid JSON: /.test(broken.stderr)],
      [2, true],
    )
    const wrong = titled('{"client": 7}')
    assert.deepEqual([wrong.status, /\/meta\/client must be text/.test(wrong.stderr)], [2, true])
    assert.equal(keelson('prune', '--older-than', '0h', '--json').json().removed, 1)
  })

  test('a run on params prints its answer, leaves its files, and can be had again', () => {
    const ran = keelson('run', 'modelrepo:catenary', '--params', example, '--out', out, '--json')
    assert.equal(ran.status, 0, ran.stderr)
    const { run_id, engine } = ran.json()
    assert.equal(engine, 'in-process')
    assert.equal(JSON.parse(readFileSync(join(out, 'response.json'), 'utf8')).run_id, run_id)
    assert.match(readFileSync(join(out, 'profile.csv'), 'utf8'), /\n/)
    const html = readFileSync(join(out, 'report.html'), 'utf8')
    assert.equal(keelson('report', run_id).stdout, `${html}\n`)
    assert.match(keelson('report', run_id, '--print', 'full').stdout, /<body class="print-full">/)
    assert.equal(keelson('report', run_id, '--print', 'some').status, 2)
    assert.match(keelson('publish', run_id).stdout, new RegExp(`/reports/${run_id}`))
    const replayed = keelson('replay', run_id, '--json')
    assert.deepEqual([replayed.status, replayed.json().same], [0, true])
    assert.match(keelson('replay', join(out, 'report.html')).stdout, /^identical: /)
    const equal = keelson('compare', run_id, join(out, 'report.html'))
    assert.deepEqual([equal.status, /^equal: \d+ facts$/m.test(equal.stdout)], [0, true])
    const hash = JSON.parse(readFileSync(join(out, 'response.json'), 'utf8')).determinism.result_hash
    writeFileSync(join(out, 'other.html'), html.replaceAll(hash, hash.replace(/^./, 'x')))
    const other = keelson('replay', join(out, 'other.html'))
    assert.equal(other.status, 1)
    assert.match(other.stdout, /^different/)
    const record = extractRecord(html)
    const params = { ...record.request.params, unstretched_length: -1 }
    writeFileSync(join(out, 'refused.json'), JSON.stringify({ ...record, request: { ...record.request, params } }))
    const today = keelson('replay', join(out, 'refused.json'))
    assert.equal(today.status, 3)
    assert.match(today.stdout, /^not valid today: modelrepo:catenary; \/unstretched_/)
    const review = keelson('review-store')
    assert.deepEqual(
      [review.status, review.stdout.trim()],
      [0, '1 runs re-run: 1 unchanged, 0 changed, 0 cannot be re-run'],
    )
    assert.equal(keelson('prune', '--older-than', '1d', '--json').json().removed, 0)
    assert.equal(keelson('prune', '--older-than', '0h', '--json').json().removed, 1)
    assert.equal(keelson('report', run_id).status, 2)
  })

  test('a run without params is the example in a process of its own', () => {
    const { status, stdout } = keelson('run', 'modelrepo:catenary', '--json')
    assert.deepEqual([status, JSON.parse(stdout).engine, JSON.parse(stdout).returncode], [0, 'subprocess', 0])
  })

  test('a run that made no check says so in its line, its warning and its replay', () => {
    const { minimum_breaking_load: _, ...unchecked } = JSON.parse(readFileSync(example, 'utf8'))
    writeFileSync(params, JSON.stringify(unchecked))
    const { status, stdout } = keelson('run', 'modelrepo:catenary', '--params', params)
    assert.equal(status, 0)
    assert.match(stdout, /^PASS: No check made\. /)
    assert.match(stdout, /warning: No check made\. Not assessed: Line tension\. Minimum breaking load not entered\./)
    const run = /^run (\S+)$/m.exec(stdout)?.[1] ?? ''
    assert.match(keelson('replay', run).stdout, /^(?:identical|equal): .*; no check was assessed$/m)
  })

  test('inputs set on the line stand over a case that was saved, and are shown as they were read', () => {
    const saved = join(folder, 'case.json')
    writeFileSync(
      saved,
      JSON.stringify({ ref: 'modelrepo:catenary', params: JSON.parse(readFileSync(example, 'utf8')) }),
    )
    const { status, stdout, stderr } = keelson(
      'run',
      saved,
      '--set',
      'vertical_span=656\' 2"',
      '--set',
      'horizontal_span=810',
    )
    assert.equal(status, 0, stderr)
    assert.match(stdout, /^ {2}set: Vertical span +656' 2" = 199\.9996 m$/m)
    assert.match(stdout, /^ {2}set: Horizontal span +810 m$/m)
  })

  test('exit codes are those of the status: 1 FAIL, 2 refused, 3 SKIPPED', () => {
    const failing = { ...JSON.parse(readFileSync(example, 'utf8')), required_safety_factor: 9 }
    writeFileSync(params, JSON.stringify(failing))
    const failed = keelson('run', 'modelrepo:catenary', '--params', params)
    assert.equal(failed.status, 1)
    assert.match(failed.stdout, /^FAIL: /)
    const runs = [example, params].map((file) =>
      keelson('run', 'modelrepo:catenary', '--params', file, '--json').json(),
    )
    const compared = keelson('compare', runs[0].run_id, runs[1].run_id)
    assert.equal(compared.status, 1)
    assert.match(compared.stdout, /^different: \d+ of \d+ facts$/m)
    assert.match(compared.stdout, /^inputs\/required_safety_factor +\S+ +9 /m)
    assert.equal(keelson('compare', runs[0].run_id).status, 2)
    writeFileSync(params, JSON.stringify({ ...failing, seabed_friction_coefficient: -1 }))
    const refused = keelson('run', 'modelrepo:catenary', '--params', params)
    assert.equal(refused.status, 2)
    assert.match(refused.stderr, /\/seabed_friction_coefficient .*entered: −1/)
  })

  test('a run with an open check exits with 3 and all its values; accepted by an engineer it exits with 0', () => {
    const scour = {
      ...{ structure: 'monopile', pile_outer_diameter: 6, water_depth: 30, current_velocity: 1, sediment_d50: 0.3 },
      ...{ sediment_density_ratio: 2.65, kinematic_viscosity: 1.3, water_density: 1025, allowable_scour_depth: 9 },
    }
    writeFileSync(params, JSON.stringify(scour))
    const call = ['run', 'modelrepo:scour-assessment', '--params', params] as const
    const open = keelson(...call)
    assert.equal(open.status, 3, open.stderr)
    assert.match(open.stdout, /^SKIPPED: Not assessed: /)
    const accepted = keelson(...call, '--accept', 'embedment=measured at the neighbouring piles', '--by', 'A. Engineer')
    assert.equal(accepted.status, 0, accepted.stderr)
    assert.match(accepted.stdout, /^PASS: Accepted outside its limits by A\. Engineer: /)
    assert.equal(keelson(...call, '--accept', 'embedment=measured').status, 2)
  })

  test('of a workflow that cannot be fired here exits with 3: its interpreter is not found', () => {
    const skipped = keelsonWith({ PATH: folder, KEELSON_REPOS: REPOS }, 'run', 'metocean-python:gumbel-return-value')
    assert.equal(skipped.status, 3)
    assert.match(skipped.stdout, /python3/)
  })
})

describe('keelson verify', () => {
  test('runs the cases of a workflow and says how near they come', () => {
    const { status, stdout } = keelson('verify', 'modelrepo:mooring-fatigue-atlas-query')
    assert.equal(status, 0)
    assert.match(stdout, /^modelrepo:mooring-fatigue-atlas-query@1 .* (\d+)\/\1 /m)
  })
})

test('a wrong call exits with 2, says why, and prints nothing to standard output', () => {
  for (const [args, why] of [
    [[], /keelson run REF/],
    [['fly'], /no command fly; valid: serve, worker, mcp, find/],
    [['atlas', 'check', 'nowhere'], /no atlas nowhere; valid: mooring-fatigue-atlas-query/],
    [['atlas', 'look'], /atlas requires build\|check ID/],
    [['run', 'modelrepo:catnary'], /Nearest: modelrepo:catenary/],
    [['run', 'modelrepo:catenary', '--set', 'EA=1'], /\/EA: .*did you mean axial_stiffness\?/],
    [['replay', 'no-such-run'], /no run no-such-run/],
    [['prune', '--older-than', 'ever'], /--older-than must be a whole number/],
  ] as const) {
    const ran = keelson(...args)
    assert.equal(ran.status, 2, args.join(' '))
    assert.match(ran.stderr, why)
    assert.equal(ran.stdout, '')
  }
})

test('help of one command is the same by both of its names, and needs no service', () => {
  const [asked, told] = [keelson('run', '--help'), keelson('help', 'run')]
  assert.deepEqual([asked.status, asked.stdout], [0, told.stdout])
  assert.match(asked.stdout, /^ {2}--set NAME=VALUE {2}/m)
})

test('progress is drawn on a terminal only', () => {
  const written: string[] = []
  const out = (isTTY: boolean) => ({ isTTY, write: (text: string | Uint8Array) => written.push(String(text)) > 0 })
  const bar = progressBar(out(true), 'build')
  bar.progress(1, 2)
  bar.clear()
  assert.match(written.join(''), /build \[#{15}-{15}\] 50 %/)
  const before = written.length
  progressBar(out(false), 'build').progress(1, 2)
  ticking(out(false), 'build').clear()
  assert.equal(written.length, before)
})
