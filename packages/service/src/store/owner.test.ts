/** Claims about the owner of a data folder: there is one, the next is told who it is, and its end is the end of its hold. */
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { FOLDER_FORM, FolderRefused, isOpenToOthers, ownerOf, takeFolder } from './owner.ts'

const folders: string[] = []
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keelson-owner-'))
  folders.push(folder)
  return folder
}
const refusal = (folder: string): FolderRefused => {
  try {
    takeFolder(folder, 'serve').release()
  } catch (error) {
    if (error instanceof FolderRefused) return error
    throw error
  }
  throw new assert.AssertionError({ message: 'the folder was given' })
}

test('a folder that another has is refused, and who has it is said by process, time and address', () => {
  const folder = newFolder()
  const first = takeFolder(folder, 'serve')
  assert.match(refusal(folder).message, new RegExp(`in use by keelson serve \\(process ${process.pid}, since 20`))
  first.servesAt('http://127.0.0.1:8080')
  const told = refusal(folder)
  assert.match(
    told.message,
    /keelson serve at http:\/\/127\.0\.0\.1:8080 \(process \d+, .*\); stop it, or set KEELSON_DATA_DIR/,
  )
  assert.deepEqual(
    [told.isTaken, told.owner?.address, told.owner?.secret],
    [true, 'http://127.0.0.1:8080', first.secret],
  )
  first.release()
  assert.equal(ownerOf(folder), undefined)
  takeFolder(folder, 'serve').release()
})

test('a process that is killed has the folder no more, whatever it left', async () => {
  const folder = newFolder()
  const module = JSON.stringify(new URL('./owner.ts', import.meta.url).href)
  const program = `import(${module}).then(({ takeFolder }) => { takeFolder(process.argv[1], 'study'); process.send('taken'); setInterval(() => {}, 1e6) })`
  const child = fork('-e', [], { execPath: process.execPath, execArgv: ['--eval', program, folder], silent: true })
  await once(child, 'message')
  assert.match(refusal(folder).message, new RegExp(`keelson study \\(process ${child.pid}`))
  child.kill('SIGKILL')
  await once(child, 'exit')
  assert.ok(existsSync(join(folder, 'owner.json')))
  const next = takeFolder(folder, 'serve')
  assert.equal(ownerOf(folder)?.pid, process.pid)
  next.release()
})

test('nobody else can read the secret of the owner', () => {
  const folder = newFolder()
  const owner = takeFolder(folder, 'serve')
  assert.equal(statSync(join(folder, 'owner.json')).mode & 0o077, 0)
  assert.ok(owner.secret.length >= 32)
  owner.release()
})

test('a folder of a later form is refused by number, and one of an earlier form is raised to ours', () => {
  const folder = newFolder()
  takeFolder(folder, 'serve').release()
  const formed = (form?: number) => {
    const db = new DatabaseSync(join(folder, 'owner.sqlite'))
    if (form !== undefined) db.exec(`PRAGMA user_version = ${form}`)
    const found = db.prepare('PRAGMA user_version').get()?.user_version
    db.close()
    return found
  }
  assert.equal(formed(), FOLDER_FORM)
  formed(FOLDER_FORM + 1)
  const told = refusal(folder)
  assert.match(told.message, new RegExp(`by a later Keelson; its format is ${FOLDER_FORM + 1}, and this version reads`))
  assert.equal(told.isTaken, false)
  formed(0)
  takeFolder(folder, 'serve').release()
  assert.equal(formed(), FOLDER_FORM)
})

test('where locks are not known to hold, another process tries ours: it must not get it', () => {
  const folder = newFolder()
  const owner = takeFolder(folder, 'serve', new Set())
  assert.equal(isOpenToOthers(join(folder, 'owner.sqlite')), false)
  owner.release()
  assert.equal(isOpenToOthers(join(folder, 'owner.sqlite')), true)
})

test('a folder that cannot be written to is refused in words', () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  assert.throws(() => takeFolder(file, 'serve'), /EEXIST|ENOTDIR/)
  const folder = newFolder()
  mkdirSync(join(folder, 'owner.sqlite'))
  assert.match(refusal(folder).message, /owner\.sqlite cannot be opened/)
})
