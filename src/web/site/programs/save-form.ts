import { fetchPublicFile } from '#web/api/files.ts'
import { saveFile } from '#web/ui/save-file.ts'

export const saveForm = async (path: string, fileName: string) =>
  saveFile(await fetchPublicFile(path), fileName)
