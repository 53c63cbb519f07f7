/** Claims about which browser the tests take, on machines that are not at hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browserFor, type Machine } from './browser-choice.ts'

const machine = (platform: string, arch: string, has: readonly string[] = [], env: Machine['env'] = {}): Machine => ({
  ...{ platform, arch, env },
  isThere: (path) => has.includes(path),
})
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const WINDOWS_CHROME = 'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe'

test('on Linux the browser is the one that npm brings, where that is built for the machine', () => {
  assert.deepEqual(browserFor(machine('linux', 'x64', ['/usr/bin/google-chrome'])), { bundled: true })
  assert.deepEqual(browserFor(machine('linux', 'arm64', ['/usr/bin/chromium'])), { path: '/usr/bin/chromium' })
})

test('elsewhere it is the Chrome that is installed', () => {
  assert.deepEqual(browserFor(machine('darwin', 'arm64', [MAC_CHROME])), { path: MAC_CHROME })
  assert.deepEqual(browserFor(machine('darwin', 'x64', [`/Users/a${MAC_CHROME}`], { HOME: '/Users/a' })), {
    path: `/Users/a${MAC_CHROME}`,
  })
  const env = { ProgramFiles: 'C:\\Program Files', 'ProgramFiles(x86)': 'C:\\Program Files (x86)' }
  assert.deepEqual(browserFor(machine('win32', 'x64', [WINDOWS_CHROME], env)), { path: WINDOWS_CHROME })
})

test('a browser that is named comes before any other', () => {
  const env = { CHROMIUM_PATH: '/opt/chromium' }
  for (const platform of ['linux', 'darwin', 'win32']) {
    assert.deepEqual(browserFor(machine(platform, 'x64', [MAC_CHROME], env)), { path: '/opt/chromium' })
  }
})

test('a machine without one says so, and what would help', () => {
  const choice = browserFor(machine('darwin', 'arm64'))
  assert.match('none' in choice ? choice.none : '', /darwin arm64 without Chrome; CHROMIUM_PATH/)
  assert.ok('none' in browserFor(machine('win32', 'x64')))
})
