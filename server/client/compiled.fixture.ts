import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'

const root = path.join(import.meta.dirname, '../..')

/** A program's folder, in which the packed client stands as npm would install it. Whoever asks for it takes it away. */
export async function installedClient(
  packed: Uint8Array,
): Promise<{ folder: string; name: string }> {
  const files = new Map<string, string>()
  const tar = extract()
  tar.end(gunzipSync(packed))
  for await (const entry of tar) {
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    files.set(entry.header.name.replace(/^package\//, ''), Buffer.concat(chunks).toString())
  }
  const { name } = JSON.parse(files.get('package.json') ?? '') as { name: string }
  await mkdir(path.join(root, 'build'), { recursive: true })
  const folder = await mkdtemp(path.join(root, 'build', 'client-'))
  const inside = path.join(folder, 'node_modules', name)
  await mkdir(inside, { recursive: true })
  for (const [file, text] of files) await writeFile(path.join(inside, file), text)
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  return { folder, name }
}

const options = {
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2022', 'dom', 'dom.iterable'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  // the types of the client itself are looked through, too
  noEmit: true,
  skipLibCheck: false,
  types: ['node'],
  typeRoots: [`${root}/node_modules/@types`],
}

/** What the compiler says of programs in the folder: nothing, where they are right. */
export async function compile(folder: string, programs: Record<string, string>): Promise<string> {
  for (const [file, text] of Object.entries(programs))
    await writeFile(path.join(folder, file), text)
  const config = { compilerOptions: options, files: Object.keys(programs) }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { bin } = JSON.parse(
    await readFile(path.join(root, 'node_modules/typescript/package.json'), 'utf8'),
  ) as { bin: { tsc: string } }
  const tsc = path.join(root, 'node_modules/typescript', bin.tsc)
  return await new Promise((resolve, reject) => {
    execFile(process.execPath, [tsc, '-p', folder], (error, stdout) => {
      // it says what is wrong and ends with 1 or 2; whatever else ends it is a fault of ours
      if (error && typeof error.code !== 'number') reject(error)
      else resolve(stdout)
    })
  })
}
