import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { compile, installedClient } from '../../server/client/compiled.fixture.ts'
import type { TestShop } from '../open-test-shop.ts'

const examples = path.join(import.meta.dirname, '../../examples')

export type Example = Awaited<ReturnType<typeof installExample>>

/** An example in a folder of its own with the shop's client, as its README installs it. */
export async function installExample(shop: TestShop, name: string, file: string) {
  const packed = await shop.request('/api/client.tgz')
  const installed = await installedClient(new Uint8Array(await packed.arrayBuffer()))
  const { folder } = installed
  const modules = path.join(folder, 'node_modules')
  await rename(path.join(modules, installed.name), path.join(modules, 'shop-client'))
  await mkdir(path.join(folder, name))
  await cp(path.join(examples, name), path.join(folder, name), { recursive: true })
  return {
    folder,
    /** What the compiler says of it: nothing, where it is right. */
    compiled: async () => {
      const text = await readFile(path.join(examples, name, file), 'utf8')
      return await compile(folder, { [`${name}.ts`]: text })
    },
    run: (words: string[], settings: Record<string, string>) =>
      new Promise<{ code: number; out: string; err: string }>((resolve) => {
        const args = ['--disable-warning=ExperimentalWarning', `${name}/${file}`, ...words]
        const env = { PATH: '/usr/bin:/bin', SHOP_URL: shop.publicUrl, ...settings }
        execFile(process.execPath, args, { cwd: folder, env }, (error, out, err) =>
          resolve({ code: error ? Number(error.code ?? 1) : 0, out, err }),
        )
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
