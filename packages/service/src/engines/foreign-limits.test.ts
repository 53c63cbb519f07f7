/** What a command of another repo can leave behind, write and print, and that it hangs nobody. Real commands. */
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../server-process.ts'
import { type Json, type TestService, temporaryFolder, testService } from '../testing.ts'
import { newCgroup } from './cgroup.ts'

/** What each command does; `$0.pid` stands beside it. */
const COMMANDS = {
  'left-alone': 'echo made > out.txt; setsid sleep 77 & echo $! > "$0.pid"; echo done',
  'in-group': 'echo made > out.txt; sleep 77 & echo $! > "$0.pid"; echo done',
  'held-open': 'setsid sleep 77 & echo $! > "$0.pid"; echo half > half.txt; sleep 60',
  'other-environment': 'echo made > out.txt; env -i setsid sleep 77 & echo $! > "$0.pid"; wait_a_bit=$(sleep 0.3)',
  spawning: 'echo made > out.txt; n=0; while [ $n -lt 8 ]; do setsid sleep 77 & n=$((n+1)); done; echo $! > "$0.pid"',
  'one-large': 'head -c 3145728 /dev/zero > out.txt',
  'many-large': 'head -c 1572864 /dev/zero > out.txt; cp out.txt more.txt; cp out.txt most.txt',
  filling: 'while :; do head -c 1048576 /dev/zero >> scratch; sleep 0.02; done',
  printing: 'yes',
  waiting: 'mkfifo out.txt',
  telling: 'env | sed "s/=.*//" | sort > out.txt',
}
type Command = keyof typeof COMMANDS
const onLinux = { skip: process.platform !== 'linux' && 'there is no /proc here' }

const temporary = temporaryFolder()
process.env.TMPDIR = temporary
const repos = join(temporary, 'repos')
const folder = join(repos, 'lab')
mkdirSync(folder, { recursive: true })
for (const [id, script] of Object.entries(COMMANDS)) writeFileSync(join(folder, `${id}.sh`), `${script}\n`)
writeFileSync(join(folder, 'input.json'), '{}')
writeFileSync(
  join(folder, 'keelson.json'),
  JSON.stringify({
    schema: 'keelson.repo/1',
    repo: 'lab',
    invocation: ['/bin/sh', '{repo}/{workflow}.sh'],
    workflows: Object.keys(COMMANDS).map((id) => ({
      id,
      title: id,
      version: 1,
      status: 'stable',
      routes: [{ domain: 'floating-marine', subdomain: 'lab' }],
      input: 'input.json',
      outputs: ['out.txt', 'more.txt', 'most.txt']
        .slice(0, id === 'many-large' ? 3 : 1)
        .map((name) => ({ name, media_type: 'text/plain' })),
    })),
  }),
)
after(() => rmSync(temporary, { recursive: true }))

const LIMITS = {
  KEELSON_REPOS: repos,
  KEELSON_TIME_LIMIT_S: '4',
  KEELSON_OUTPUT_FILE_MB: '2',
  KEELSON_OUTPUTS_MB: '4',
  KEELSON_FOLDER_MB: '8',
}
/** A run of a command that ends by itself has ended after this time, and one at its time limit after that and this. */
const SOON_S = 3.5

const pidOf = (id: Command) => Number(readFileSync(join(folder, `${id}.sh.pid`), 'utf8'))
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
async function ends(pid: number): Promise<boolean> {
  for (let n = 0; n < 500 && isAlive(pid); n++) await wait(20)
  return !isAlive(pid)
}

describe('a command of another repo', () => {
  let service: TestService
  before(async () => {
    service = await testService(LIMITS)
  })
  after(async () => {
    await service.close()
    const left = readdirSync(temporary).filter((name) => name.startsWith('keelson-child-'))
    assert.deepEqual(left, [], 'every working folder is removed')
  })
  const run = (id: Command): Promise<Json> => service.run({ ref: `lab:${id}` })

  for (const id of ['left-alone', 'in-group'] as const)
    it(`that leaves a process (${id}) is answered at once; the process is ended and named`, onLinux, async () => {
      const { status, detail, duration_s } = await run(id)
      assert.equal(status, 'PASS')
      // A process that has just been begun still has the name of the shell.
      assert.match(detail, /^done; remaining processes were stopped: (sleep|setsid|sh)$/)
      assert.ok(duration_s < SOON_S, `${duration_s} s`)
      assert.equal(isAlive(pidOf(id)), false)
    })

  it('that does not end is ended at its time limit with its daemon, and says what it left', onLinux, async () => {
    const { status, detail, duration_s } = await run('held-open')
    assert.equal(status, 'ERROR')
    assert.match(
      detail,
      /time limit of 4 s .*; remaining processes were stopped: .*sleep.*; 2 files, \d+ kB, had been written$/,
    )
    assert.ok(duration_s < 4 + SOON_S, `${duration_s} s`)
    assert.equal(isAlive(pidOf('held-open')), false)
  })

  it('that leaves many is told of five by name', onLinux, async () => {
    const { detail } = await run('spawning')
    assert.match(detail, /^spawning; remaining processes were stopped: (\w+, ){4}\w+ and 3 more$/)
    assert.ok(!isAlive(pidOf('spawning')))
  })

  const cgroup = newCgroup(join(temporary, 'keelson-try'))
  const whereGrouped = { skip: !cgroup && 'no cgroup can be made here' }
  it('that gives its daemon another environment is caught by its cgroup', whereGrouped, async () => {
    await cgroup?.release()
    assert.equal((await run('other-environment')).status, 'PASS')
    assert.ok(await ends(pidOf('other-environment')))
    assert.equal(existsSync(cgroup?.folder ?? ''), false)
  })

  it('is refused with what it wrote and what is allowed, of one output and of all', async () => {
    const [one, many] = await Promise.all([run('one-large'), run('many-large')])
    assert.deepEqual(
      [one, many].map(({ status, detail }) => [status, detail]),
      [
        ['ERROR', 'The output out.txt is 3 MB; the limit is 2 MB (KEELSON_OUTPUT_FILE_MB)'],
        ['ERROR', 'The outputs up to most.txt total 5 MB; the limit is 4 MB (KEELSON_OUTPUTS_MB)'],
      ],
    )
  })

  it('is ended where it writes without end into its folder, or prints without end', async () => {
    const [filling, printing] = await Promise.all([run('filling'), run('printing')])
    assert.match(
      filling.detail,
      /^The run wrote \d+ MB into its folder and was stopped; the limit is 8 MB \(KEELSON_FOLDER_MB\)/,
    )
    assert.match(printing.detail, /^The run printed more than 16 MB and was stopped/)
    for (const { status, duration_s } of [filling, printing]) {
      assert.equal(status, 'ERROR')
      assert.ok(duration_s < SOON_S, `${duration_s} s`)
    }
  })

  it('that leaves a pipe for an output is not waited for', async () => {
    assert.equal((await run('waiting')).detail, 'Declared outputs are missing: out.txt')
  })

  it('has an environment that holds nothing of the service’s but its PATH', async () => {
    const { run_id } = await run('telling')
    const names = (await service.get(`/api/runs/${run_id}/artifacts/out.txt`)).text.trim().split('\n')
    const ours = ['PATH', 'RUN_FOLDER', 'SERVICE_PID', 'TEMP', 'TMP', 'TMPDIR', 'TZ']
    assert.deepEqual(
      names.filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name)),
      ours,
    )
  })
})

describe('the end of the service', () => {
  const start = () => startServer({ ...LIMITS, KEELSON_DATA_DIR: temporaryFolder(), TMPDIR: temporary })
  const begun = async (id: Command) => {
    rmSync(join(folder, `${id}.sh.pid`), { force: true })
    const server = await start()
    const answer = server.post('/api/run', { ref: `lab:${id}` }).catch(() => undefined)
    for (let n = 0; n < 500 && !existsSync(join(folder, `${id}.sh.pid`)); n++) await wait(20)
    await wait(50)
    return { server, answer }
  }

  it('comes by SIGTERM though a command left a daemon, once its run has ended', onLinux, async () => {
    const { server, answer } = await begun('held-open')
    const from = performance.now()
    assert.equal(await server.end('SIGTERM'), 0)
    assert.ok(performance.now() - from < (4 + SOON_S) * 1000)
    assert.match((await answer)?.json.detail, /time limit of 4 s/)
    assert.ok(!isAlive(pidOf('held-open')))
  })

  it('by SIGKILL ends the daemon of a command too', onLinux, async () => {
    const { server, answer } = await begun('held-open')
    await server.end('SIGKILL')
    await answer
    assert.ok(await ends(pidOf('held-open')))
  })

  it('in its own process ends the runs that go on', onLinux, async () => {
    const service = await testService(LIMITS)
    rmSync(join(folder, 'held-open.sh.pid'), { force: true })
    const running = service.service.runs.run({ ref: 'lab:held-open' } as Json).catch(() => undefined)
    for (let n = 0; n < 200 && !existsSync(join(folder, 'held-open.sh.pid')); n++) await wait(20)
    const from = performance.now()
    await service.close()
    assert.ok(performance.now() - from < 2500)
    await running
    assert.ok(!isAlive(pidOf('held-open')))
  })
})
