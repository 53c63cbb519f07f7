/** Names, folders and zips: what a caller sends or a folder holds never leads outside or fills the disk. */
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { unpackOnlyFile, ZipError } from '../files/zip.ts'
import { fitsPattern, notConfined } from './file-names.ts'
import { digestOf, openFolder } from './folder.ts'

const home = await mkdtemp(join(tmpdir(), 'files-'))
after(() => rm(home, { recursive: true, force: true }))
const signal = new AbortController().signal

test('a pattern fits as its regular expression does', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 12 })
  const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*', '?'), maxLength: 8 })
  fc.assert(
    fc.property(name, pattern, (n, p) => {
      const source = p.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.')
      assert.equal(fitsPattern(n, p), new RegExp(`^${source}$`).test(n), `${n} ~ ${p}`)
    }),
  )
})

test('a pattern of many stars is matched at once', () => {
  assert.equal(fitsPattern('a'.repeat(200), `${'*a'.repeat(90)}*b`), false)
})

test('a name with a slash, two dots or a control character is not confined', () => {
  for (const name of ['a/b', 'a\\b', '..', '.', '../bsee', 'a..b', 'a\u0000b', '/etc']) {
    assert.notEqual(notConfined(name), undefined, name)
  }
  for (const name of ['bsee', 'bsee_full_year', 'ogora*delimit.*', 'a.b-c d'])
    assert.equal(notConfined(name), undefined)
})

test('a folder lists what stays inside and names links that lead out', async () => {
  const folder = join(home, 'folder')
  await mkdir(join(folder, 'sub'), { recursive: true })
  await writeFile(join(home, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'plain.txt'), 'abc')
  await symlink(join(home, 'secret.txt'), join(folder, 'out.txt'))
  await symlink(join(folder, 'plain.txt'), join(folder, 'in.txt'))
  await symlink(join(home, 'nothing'), join(folder, 'broken.txt'))
  await symlink(home, join(folder, 'up'))
  const found = await openFolder(folder)
  assert.deepEqual(
    found.files.map((f) => f.name),
    ['in.txt', 'plain.txt'],
  )
  assert.deepEqual(found.escaping, ['broken.txt', 'out.txt', 'up'])
  const [first] = found.files
  assert.ok(first)
  // SHA-256 of "abc", FIPS 180-2 appendix B.1.
  const expected = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  assert.deepEqual(await digestOf(first, 'x'), { name: 'x', sha256: expected, bytes: 3 })
})

let made = 0
async function zipOf(bytes: Uint8Array): Promise<{ path: string; target: string }> {
  made += 1
  const path = join(home, `${made}.zip`)
  await writeFile(path, bytes)
  return { path, target: join(home, `${made}.txt`) }
}
const unpack = async (bytes: Uint8Array, limit = 1000) => {
  const { path, target } = await zipOf(bytes)
  unpackOnlyFile(path, target, limit, signal)
  return readFile(target, 'utf8')
}
const says = (message: RegExp) => (error: unknown) => error instanceof ZipError && message.test(error.message)

test('the one file of a zip is unpacked under a name of ours, whatever path it claims', async () => {
  assert.equal(await unpack(zipSync({ '../../escape.txt': strToU8('hello') })), 'hello')
  assert.equal(await unpack(zipSync({ 'a.txt': [strToU8('stored'), { level: 0 }] })), 'stored')
  assert.equal(await unpack(zipSync({ 'dir/': new Uint8Array(), 'dir/a.txt': strToU8('in a folder') })), 'in a folder')
  await assert.rejects(stat(join(home, '..', 'escape.txt')))
})

test('a zip with two files or none, a damaged one and no zip at all are refused', async () => {
  await assert.rejects(
    unpack(zipSync({ 'a.txt': strToU8('a'), 'b.txt': strToU8('b') })),
    says(/exactly one text file; it contains 2/),
  )
  await assert.rejects(unpack(zipSync({})), says(/it contains 0/))
  await assert.rejects(unpack(strToU8('no zip')), says(/not a zip/))
  const sound = zipSync({ 'a.txt': [strToU8('stored text'), { level: 0 }] })
  const flipped = sound.slice()
  const at = new TextDecoder('latin1').decode(flipped).indexOf('stored')
  flipped[at] = 0x53
  await assert.rejects(unpack(flipped), says(/checksum/))
  const broken = zipSync({ 'a.txt': strToU8('abcdefgh'.repeat(50)) })
  broken.fill(0xff, 35, 45)
  await assert.rejects(unpack(broken), says(/damaged/))
  await assert.rejects(unpack(sound.slice(0, sound.length - 30)), says(/not a zip file, or is truncated/))
})

test('a zip that unpacks to more than is allowed is refused, whether it says so or lies', async () => {
  const bomb = zipSync({ 'a.txt': new Uint8Array(5_000_000) })
  await assert.rejects(unpack(bomb), says(/unpacks to 5000000 bytes; the limit is 1000 bytes/))
  const lying = bomb.slice()
  const view = new DataView(lying.buffer, lying.byteOffset, lying.byteLength)
  for (let i = 0; i + 46 < lying.length; i++)
    if (view.getUint32(i, true) === 0x02014b50) view.setUint32(i + 24, 500, true)
  const { path, target } = await zipOf(lying)
  assert.throws(() => unpackOnlyFile(path, target, 1000, signal), says(/unpacks to more than/))
  assert.ok((await stat(target)).size <= 1000)
})
