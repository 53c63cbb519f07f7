/** The types of a browser and those of Node are kept apart: what stands on the wrong side is refused by `npm run types`. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { ROOT } from '@keelson/service/service.ts'

const HOUSE = 'tsconfig.json'
const BROWSER = ['form/view', 'pages/browser', 'surfaces/page'].map((f) => `packages/web/src/${f}/tsconfig.json`)

const OF_A_BROWSER = `export const title = document.title\n`
const OF_NODE = `import { readFileSync } from 'node:fs'\nexport const text = readFileSync(String(process.pid))\n`

function tsc(...args: readonly string[]): string {
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return stdout
}

/** What the compiler says of a file of these lines under a configuration of the house. */
function saidOf(config: string, lines: string): string {
  mkdirSync(join(ROOT, 'build'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'build', 'planted-'))
  try {
    writeFileSync(join(folder, 'planted.ts'), lines)
    const own = {
      extends: relative(folder, join(ROOT, config)),
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      files: ['planted.ts'],
      include: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(own))
    return tsc('-p', folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The files of the program of a configuration that declare either world. */
const worldsOf = (config: string): string[] =>
  tsc('-p', config, '--listFilesOnly')
    .split('\n')
    .flatMap((file) => /lib\.dom\.d\.ts|@types\/node\/index\.d\.ts/.exec(file)?.[0] ?? [])

test('a file of the house that names the document of a browser is refused', () => {
  assert.match(saidOf(HOUSE, OF_A_BROWSER), /error TS\d+: Cannot find name 'document'/)
  assert.equal(saidOf(HOUSE, OF_NODE), '')
  assert.deepEqual(worldsOf(HOUSE), ['@types/node/index.d.ts'])
})

for (const config of BROWSER) {
  test(`a file of a browser that names Node is refused: ${config}`, () => {
    const said = saidOf(config, OF_NODE)
    assert.match(said, /error TS\d+: Cannot find (module|name) 'node:fs'/)
    assert.match(said, /error TS\d+: Cannot find name 'process'/)
    assert.equal(saidOf(config, OF_A_BROWSER), '')
    assert.deepEqual(worldsOf(config), ['lib.dom.d.ts'])
  })
}

test('npm run types checks all of them, in one run', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const folders = BROWSER.map((config) => config.replace('/tsconfig.json', ''))
  assert.equal(scripts.types, `tsc --build --checkers 1 --builders 1 . ${folders.join(' ')}`)
})
