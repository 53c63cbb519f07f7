/** A progress bar on a terminal; nothing where the output goes elsewhere. */
import type { WriteStream } from 'node:tty'

const WIDTH = 30

export interface ProgressBar {
  readonly progress: (done: number, total: number) => void
  /** Takes the bar away. */
  readonly clear: () => void
}

/** A bar with a label, drawn over itself. */
export function progressBar(out: Pick<WriteStream, 'isTTY' | 'write'>, label: string): ProgressBar {
  if (!out.isTTY) return { progress: () => {}, clear: () => {} }
  return {
    progress: (done, total) => {
      const share = total > 0 ? done / total : 1
      const full = Math.round(WIDTH * share)
      out.write(`\r${label} [${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${Math.round(100 * share)} %`)
    },
    clear: () => {
      out.write('\r\u001b[K')
    },
  }
}
