/** Who opens a room finds what it is for on one screen, and every file that is named there. */
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from '@keelson/service/service.ts'
import { folderOf, rooms } from './rooms.ts'

/** Lines of a tall window. */
const SCREEN = 80
const LONGEST_WHOLE = 150

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const linesOf = (file: string): number => textOf(file).trimEnd().split('\n').length
const readmes = globSync('{packages,tools}/*/{,src/*/}README.md', { cwd: ROOT })

test('each room has a README of a screen, and ARCHITECTURE the whole in 150 lines', () => {
  const own = rooms.map((room) => `${folderOf(room)}/README.md`)
  assert.deepEqual(
    own.filter((file) => !existsSync(join(ROOT, file)) || linesOf(file) > SCREEN),
    [],
  )
  assert.ok(linesOf('ARCHITECTURE.md') <= LONGEST_WHOLE)
})

test('a README and ARCHITECTURE name no file that is gone', () => {
  const gone = [...readmes, 'ARCHITECTURE.md'].flatMap((file) =>
    [...textOf(file).matchAll(/`((?:[a-z-]+\/)*src\/[\w./-]+|[a-z]+\/[\w./-]+\.ts)`|\]\(([^)#:]+)\)/g)]
      .map(([, named, linked = '']) => named ?? linked)
      .filter((name) => !placesOf(file, name).some((place) => existsSync(join(ROOT, place))))
      .map((name) => `${file}: ${name}`),
  )
  assert.deepEqual(gone, [])
})

/** Beside the README, in the sources of its room, at the root or among the rooms. */
const placesOf = (file: string, name: string): string[] => {
  const [kind, room] = file.split('/')
  const places = [
    dirname(file),
    `${kind}/${room}/src`,
    '.',
    'packages',
    'tools',
    'packages/web/src',
    'packages/service/src',
  ]
  return places.map((place) => join(place, name))
}
