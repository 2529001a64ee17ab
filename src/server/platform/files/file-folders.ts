/** The folders of a store whose files rows refer to. */
export const fileFolders = ['pictures', 'documents'] as const
