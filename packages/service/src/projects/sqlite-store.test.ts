/** The projects of SQLite hold what every store of projects does. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after } from 'node:test'
import { temporaryFolder } from '../testing.ts'
import { openProjectStore, PROJECTS_FILE } from './sqlite-store.ts'
import { holdsAsProjectStore } from './store-suite.ts'

const folder = temporaryFolder()
after(() => rmSync(folder, { recursive: true, force: true }))

let made = 0
holdsAsProjectStore(async () => {
  const home = join(folder, String(made++))
  return {
    store: openProjectStore(home),
    again: async () => openProjectStore(home),
    damage: async (table, set) => {
      const db = new DatabaseSync(join(home, PROJECTS_FILE))
      db.exec(`UPDATE ${table} SET ${set}`)
      db.close()
    },
  }
})
