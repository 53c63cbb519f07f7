/** Which browser the tests take on a machine: the one named, the one that npm brings, or an installed Chrome. */

/** What the choice depends on. */
export interface Machine {
  /** As Node has them: 'linux', 'x64'. */
  readonly platform: string
  readonly arch: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isThere: (path: string) => boolean
}
/** A path, the bundled browser, or why there is none. */
export type Choice = { readonly path: string } | { readonly bundled: true } | { readonly none: string }

export function browserFor({ platform, arch, env, isThere }: Machine): Choice {
  if (env.CHROMIUM_PATH) return { path: env.CHROMIUM_PATH }
  if (platform === 'linux' && arch === 'x64') return { bundled: true }
  const path = placesOfChrome(platform, env).find(isThere)
  if (path !== undefined) return { path }
  return {
    none: `no browser: npm brings one for linux x64 only, this is ${platform} ${arch} without Chrome; CHROMIUM_PATH may name one`,
  }
}

/** Where the installers of Chrome put it. */
function placesOfChrome(platform: string, env: Machine['env']): string[] {
  if (platform === 'darwin') {
    return ['', env.HOME ?? ''].map((root) => `${root}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`)
  }
  if (platform === 'win32') {
    const roots = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter((root) => root !== undefined)
    return roots.map((root) => `${root}\\Google\\Chrome\\Application\\chrome.exe`)
  }
  return ['google-chrome', 'chromium', 'chromium-browser'].map((name) => `/usr/bin/${name}`)
}
