/** Progress on a terminal; where the output goes elsewhere nothing, or lines. */
import type { WriteStream } from 'node:tty'

const WIDTH = 30
/** Work that is over sooner shows nothing. */
const PATIENCE_MS = 1000

type Terminal = Pick<WriteStream, 'isTTY' | 'write'>
export interface ProgressBar {
  readonly progress: (done: number, total: number) => void
  /** Takes the bar away. */
  readonly clear: () => void
}

/** A bar with a label, drawn over itself. */
export function progressBar(out: Terminal, label: string): ProgressBar {
  if (!out.isTTY) return { progress: () => {}, clear: () => {} }
  return {
    progress: (done, total) => {
      const share = total > 0 ? done / total : 1
      const full = Math.round(WIDTH * share)
      out.write(`\r${label} [${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${Math.round(100 * share)} %`)
    },
    clear: () => clearLine(out),
  }
}

/** A line for each tenth, where there is no terminal to draw over. */
export function progressLines(out: Pick<Terminal, 'write'>, label: string): ProgressBar {
  let told = 0
  return {
    progress: (done, total) => {
      const tenth = Math.floor((10 * done) / Math.max(total, 1))
      if (tenth <= told) return
      told = tenth
      out.write(`${label}: ${done} of ${total}\n`)
    },
    clear: () => {},
  }
}

/** The seconds that work of unknown length has taken, from the first on. */
export function ticking(out: Terminal, label: string): Pick<ProgressBar, 'clear'> {
  if (!out.isTTY) return { clear: () => {} }
  const begun = performance.now()
  const timer = setInterval(() => {
    out.write(`\r${label} ${Math.round((performance.now() - begun) / 1000)} s`)
  }, PATIENCE_MS)
  return {
    clear: () => {
      clearInterval(timer)
      clearLine(out)
    },
  }
}

const clearLine = (out: Terminal) => {
  out.write('\r\u001b[K')
}
