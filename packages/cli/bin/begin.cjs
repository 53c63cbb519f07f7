/** Starts the command line on a Node that can run it. */
const { enableCompileCache } = require('node:module')

// That Node strips types is how Keelson runs: it is no news to who runs it.
const [print] = process.listeners('warning')
process.removeAllListeners('warning')
process.on('warning', (warning) => warning.name === 'ExperimentalWarning' || print?.(warning))
enableCompileCache()
import('../src/main.ts')
  .then(({ main }) => main(process.argv.slice(2)))
  .then((code) => {
    process.exitCode = code
  })
