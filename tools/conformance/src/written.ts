/** Writes what `npm run lock` makes, and says of each file whether it moved. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { ROOT } from '@keelson/service/service.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Of files by their paths: those that moved, each in a line. */
export function writeTold(what: string, files: Readonly<Record<string, string>>): void {
  const moved = Object.entries(files).filter(([file, text]) => write(file, text))
  say(`${what}: ${moved.length === 0 ? 'as it was' : 'written'}`)
  for (const [file] of moved) say(`  ${relative(ROOT, file)}`)
}

/** Whether it moved. */
function write(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return true
}
