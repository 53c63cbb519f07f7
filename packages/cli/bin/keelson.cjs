#!/usr/bin/env node
/** What `npx keelson` starts: JavaScript that any Node can read, so that one too old is told what works in its place. */
var needed = require('./node-needed.cjs')

var told = needed.toldTo(process.version, process.argv.slice(2), needed.installed())

if (told === undefined) {
  require('./begin.cjs')
} else {
  process.exitCode = 2
  process.stderr.write(told)
}
