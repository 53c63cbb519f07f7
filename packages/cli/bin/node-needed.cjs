/** What a Node that is too old for Keelson is told. Any Node can read it: nothing in it is younger than ECMAScript 5. */
var fs = require('fs')
var path = require('path')

var ROOT = path.resolve(__dirname, '..', '..', '..')
var NEEDED = parseInt(require('../../../package.json').engines.node.replace('>=', ''), 10)
/** The Node that npm installs with Keelson, where there is one for the machine. */
var OWN = path.join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

function installed() {
  return fs.existsSync(OWN) ? OWN : undefined
}

/** undefined where the version will do; `own` is a Node that does, or undefined. */
function toldTo(version, words, own) {
  if (parseInt(version.replace('v', ''), 10) >= NEEDED) return undefined
  var call = ['keelson'].concat(words).map(quoted).join(' ')
  var head = 'Keelson requires Node ' + NEEDED + ' or later; this is Node ' + version.replace('v', '') + '.\n'
  if (own === undefined)
    return head + 'Run npm ci in ' + ROOT + ', which installs one, or install Node ' + NEEDED + ' or later.\n'
  var byPath = [own, path.join(__dirname, 'keelson.cjs')].concat(words).map(quoted).join(' ')
  return head + 'The Node installed with Keelson works:\n  ' + byPath + '\nIn ' + ROOT + ' also:\n  npx ' + call + '\n'
}

/** A word as a shell reads it. */
function quoted(word) {
  return /^[\w./:=@%+,-]+$/.test(word) ? word : "'" + word.replace(/'/g, "'\\''") + "'"
}

module.exports = { installed: installed, toldTo: toldTo }
