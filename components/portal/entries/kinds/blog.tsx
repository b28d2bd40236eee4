"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { site } from "@/content/site";
import { readStoredSession } from "@/lib/auth/stored-session";
import { paths } from "@/lib/core/paths";
import {
  type BlogDto,
  type BlogFormValues,
  type BlogInput,
  blogInputSchema,
} from "@/lib/entries/blog/schema";
import { RichTextField } from "@/components/portal/editor/rich-text-field";
import type { EntryTab } from "@/components/portal/entries/entry-tab";
import { FieldColumns } from "@/components/portal/entries/field-columns";
import { TextAreaField, TextField } from "@/components/portal/forms/text-field";
import { UploadField } from "@/components/portal/forms/upload-field";
import { cleanDraftUrl, cleanDraftTitle } from "./draft";

const readUsername = () => readStoredSession()?.user.username ?? "";

const createAuthorKey = () => `${site.slug}.author.${readUsername()}`;

/** Returns the author name that this user last saved in this browser, or "". */
const readLastAuthor = (): string => localStorage.getItem(createAuthorKey()) ?? "";

const storeLastAuthor = (name: string): void => localStorage.setItem(createAuthorKey(), name);

function BlogFields() {
  return (
    <>
      <TextField<BlogFormValues> name="title" label="Title" required data-autofocus />
      <FieldColumns
        details={
          <>
            <TextField<BlogFormValues> name="authorName" label="Author name" required />
            <UploadField<BlogFormValues>
              name="image"
              label="Image URL"
              description="Optional. Shown on the card and at the top of the post."
              purpose="image"
            />
            <TextAreaField<BlogFormValues>
              name="short_desc"
              label="Short description"
              description="Shown on the card in the list of posts."
              required
            />
          </>
        }
      >
        <RichTextField<BlogFormValues> name="content" label="Content" toolbar="basic" />
      </FieldColumns>
    </>
  );
}

export const blogTab: EntryTab<BlogDto, BlogFormValues, BlogInput> = {
  path: "/api/blogs",
  searchPath: "/api/blogs/search",
  noun: "blog post",
  entity: "blog",
  tab: "blog",
  searchedFields: "title, author, short description or content",
  title: "Blog Posts",
  texts: {
    loading: "Loading blog posts...",
    error: "Failed to load blogs",
    empty: {
      title: "No blog posts yet",
      text: "Create your first blog post to get started.",
      image: "/art/empty-posts.svg",
    },
  },
  dialogTitle: "Edit Blog Post",
  creation: {
    button: "Create New Post",
    dialogTitle: "Create New Blog Post",
    newValues: () => ({
      title: "",
      image: "",
      short_desc: "",
      content: "",
      authorName: readLastAuthor(),
    }),
  },
  showsServerMessage: { save: true, delete: true },
  resolver: zodResolver(blogInputSchema),
  onSaved: ({ authorName }) => storeLastAuthor(authorName),
  toValues: ({ title, authorName, image, short_desc, content }) => ({
    title,
    authorName,
    image: image ?? "",
    short_desc,
    content,
  }),
  toDraft: (values, serverFields) => ({
    ...serverFields,
    title: cleanDraftTitle(values.title),
    authorName: values.authorName,
    image: cleanDraftUrl(values.image),
    short_desc: values.short_desc,
    content: values.content ?? "",
  }),
  toCard: ({ image, authorName, content, short_desc }) => ({
    image,
    facts: [`By ${authorName}`],
    html: content || short_desc,
  }),
  listTexts: ({ title, short_desc, content }) => [title, short_desc, content ?? ""],
  getPagePath: ({ id }) => paths.blogPost(id),
  Fields: BlogFields,
};
