/** A library asks by `eval` whether a browser has generators: it has, and its page may not ask so. */
import type { Plugin } from 'esbuild'

/** The plugin of esbuild that answers in place of the question. */
export const withoutEval: Plugin = {
  name: 'without-eval',
  setup(build) {
    build.onLoad({ filter: /@stdlib\/assert-has-generator-support\/lib\/main\.js$/ }, () => ({
      contents: 'module.exports = () => true',
      loader: 'js',
    }))
  },
}
