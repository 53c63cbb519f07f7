#!/usr/bin/env node
/** What `npx keelson` starts: JavaScript that any Node can read, so that one too old is told what it lacks in one line. */
const { enableCompileCache } = require('node:module')
const { engines } = require('../../../package.json')

const needed = Number.parseInt(engines.node.replace('>=', ''), 10)
if (Number.parseInt(process.version.slice(1), 10) < needed) {
  process.exitCode = 2
  process.stderr.write(
    `Keelson needs Node ${needed} or later; this is ${process.version}. \`npm start\` and \`npm test\` bring their own.\n`,
  )
} else {
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
}
