import { isAccepted, readLicenses } from './package-licenses.ts'

/** `npm run licenses` lists the license of every package and fails on one that is not accepted. */
const lockfiles = ['package-lock.json', 'bench/package-lock.json']
const packages = (await Promise.all(lockfiles.map(readLicenses))).flat()
for (const { name, version, license, tool } of packages) {
  console.log([name, version, license || 'no license', tool ? 'tool' : ''].join('\t'))
}
const refused = packages.filter((each) => !isAccepted(each))
for (const { name, license } of refused) {
  console.error(`${name} has a license that is not accepted: ${license || 'none'}`)
}
console.log(`${packages.length} packages, ${refused.length} with a license that is not accepted`)
process.exitCode = refused.length > 0 ? 1 : 0
