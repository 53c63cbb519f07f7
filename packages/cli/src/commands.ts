/** The commands by name. Each is loaded when it is called for, and opens the service when it runs: help needs neither. */
import type { Command } from './command.ts'

export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  worker: async () => (await import('./worker.ts')).worker,
  mcp: async () => (await import('./mcp.ts')).mcp,
  find: async () => (await import('./find.ts')).find,
  list: async () => (await import('./catalog.ts')).list,
  show: async () => (await import('./catalog.ts')).show,
  kinds: async () => (await import('./kinds.ts')).kinds,
  run: async () => (await import('./run.ts')).run,
  study: async () => (await import('./study.ts')).study,
  project: async () => (await import('./project/project.ts')).project,
  verify: async () => (await import('./verify.ts')).verify,
  report: async () => (await import('./recorded.ts')).report,
  replay: async () => (await import('./recorded.ts')).replay,
  'review-store': async () => (await import('./recorded.ts')).reviewStore,
  compare: async () => (await import('./compare.ts')).compare,
  publish: async () => (await import('./recorded.ts')).publish,
  'keep-pictures': async () => (await import('./keep-pictures.ts')).keepPictures,
  'check-store': async () => (await import('./check-store.ts')).checkStore,
  backup: async () => (await import('./backup.ts')).backup,
  move: async () => (await import('./move.ts')).move,
  prune: async () => (await import('./recorded.ts')).prune,
  atlas: async () => (await import('./atlas.ts')).atlas,
}
