import { mutantsByFile } from './mutation/catalogue.ts'
import { evidenceHash, readModuleEntries } from './mutation/lock.ts'
import { importGraph } from './mutation/reach.ts'
import { REASONS, reasonFor } from './mutation/reasons.ts'
const modules = readModuleEntries(), imports = importGraph()
const stale = new Set([...mutantsByFile().keys()].filter((file) => modules[file]?.hash !== evidenceHash(imports, file)))
console.log('stale', stale.size, [...stale].join(' '))
for (const [file, { survivors }] of Object.entries(modules)) if (!stale.has(file)) for (const { name, ground } of survivors) if (reasonFor(file, name) === undefined) console.log(file, '|', ground, '|', name)
const unnoticed = Object.entries(modules).flatMap(([file, { survivors }]) => survivors.map(({ name }) => ({ file, name })))
for (const [file, reasons] of Object.entries(REASONS)) if (!stale.has(file)) for (const [, ...begins] of reasons) for (const b of begins) if (!unnoticed.some((u) => u.file === file && u.name.startsWith(b))) console.log('IDLE', file, b)
