/** Each declaration of a workflow stands where CONTRIBUTING says: a reader who looks for it opens one file. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from '@keelson/service/service.ts'
import { folderAt, missingFiles, outOfPlace, PLACES, withoutHeader } from './house.ts'

const folders = ['modelrepo', 'datarepo'].flatMap((repo) => {
  const root = join(ROOT, 'packages', repo, 'src')
  return foldersIn(root).flatMap((discipline) =>
    foldersIn(join(root, discipline))
      .map((id) => folderAt(join(root, discipline, id), `${discipline}/${id}`))
      .filter(({ files }) => files.some(({ file }) => file === 'contract.ts')),
  )
})

function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith('_') ? [entry.name] : [],
  )
}

test('a folder of a workflow says what it is about, what it is and how it is run, each in its file', () => {
  const missing = folders.flatMap((folder) => missingFiles(folder).map(({ file }) => `${folder.name} has no ${file}`))
  assert.deepEqual(missing, [])
})

test('each file says in its first lines why it exists', () => {
  const silent = folders.flatMap((folder) => withoutHeader(folder).map(({ file }) => `${folder.name}/${file}`))
  assert.deepEqual(silent, [])
  const [found] = withoutHeader({ name: 'x', files: [{ file: 'way.ts', text: "import { way } from './inputs.ts'" }] })
  assert.match(found?.text ?? '', /^way\.ts does not begin/)
})

const elsewhere = folders.flatMap((folder) => outOfPlace(folder).map((found) => ({ ...found, folder: folder.name })))

for (const { what } of PLACES) {
  test(`${what} is declared in its place`, () => {
    const found = elsewhere.filter((one) => one.what === what)
    assert.deepEqual(
      found.map(({ folder, file }) => `${folder}/${file}`),
      [],
    )
  })
}

test('what is declared elsewhere is found on its line, and where it belongs is said', () => {
  const text = "import {\n  gives,\n  numberValue as n,\n} from '@keelson/workflow'\n"
  const [first, second] = outOfPlace({ name: 'x', files: [{ file: 'calculate.ts', text }] })
  assert.deepEqual(
    [first?.text, first?.line],
    ['a value (numberValue) stands in calculate.ts: it belongs in way.ts, or values.ts', 3],
  )
  assert.deepEqual(
    [second?.text, second?.line],
    ['a value of a way (gives) stands in calculate.ts: it belongs in way.ts', 2],
  )
  assert.deepEqual(
    outOfPlace({
      name: 'x',
      files: [
        { file: 'way.ts', text },
        { file: 'loads.ts', text },
      ],
    }),
    [],
  )
})
