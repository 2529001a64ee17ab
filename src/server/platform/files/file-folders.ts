/** The folders of a store whose files rows refer to. */
export const fileFolders = ['pictures', 'documents'] as const

/** The folder of the trash. Its name stays, because installations already have files in it. */
export const trashFolder = 'bin'
