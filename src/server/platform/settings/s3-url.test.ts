import { expect, test } from 'vitest'
import { parseS3Url } from './s3-url.ts'

test.each([
  ['s3://poplar', { bucket: 'poplar', prefix: '', region: 'us-east-1', endpoint: undefined }],
  [
    's3://poplar/sites/one/?region=eu-central-1',
    { bucket: 'poplar', prefix: 'sites/one/', region: 'eu-central-1', endpoint: undefined },
  ],
  [
    's3://poplar/a?endpoint=https://store.example.org:9000&region=x',
    { bucket: 'poplar', prefix: 'a/', region: 'x', endpoint: 'https://store.example.org:9000' },
  ],
])('%s is understood', (text, address) => {
  expect(parseS3Url(text)).toEqual(address)
})

test.each([
  ['poplar', /^needs an address such as s3:/],
  ['https://poplar', /^needs an address such as s3:/],
  ['s3://', /^needs an address such as s3:/],
  ['s3://Under_score/', /^needs an address such as s3:/],
  ['s3://key:secret@poplar', /^must not contain the credentials/],
  ['s3://poplar?endpiont=https://a', /^has no option endpiont/],
  ['s3://poplar?endpoint=store', /^needs an endpoint/],
  ['s3://poplar/a%20b', /^needs a prefix of letters/],
])('%s is refused', (text, reason) => {
  expect(parseS3Url(text)).toMatch(reason)
})
