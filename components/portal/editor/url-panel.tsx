"use client";

import { TextInput, type TextInputProps } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, type Ref, type RefObject, useCallback, useRef, useState } from "react";
import { cleanUrl } from "@/lib/core/url";
import { parseUploadedImage } from "@/lib/uploads/url";
import { ActionButton } from "@/components/portal/forms/action-button";
import { useReportUnfinished } from "@/components/portal/uploads/unfinished";
import { UploadArea } from "@/components/portal/uploads/upload-area";
import { readSelectedUrl, emptySelectedUrl, removeLink, setImage, setLink } from "./link-commands";
import styles from "./url-panel.module.css";
import { findImageError, findLinkError } from "./url-errors";
import { type ImageAlt, findAltError, AlternativeText } from "./alternative-text";
import type { UrlKind } from "./kinds";

type UrlPanelProps = {
  id: string;
  kind: UrlKind;
  editor: Editor;
  file?: File;
  onClose: () => void;
};

const kinds = {
  link: { title: "Link", label: "URL of the link", findError: findLinkError },
  image: { title: "Image", label: "URL of the image", findError: findImageError },
};

/** Escape closes the panel. These props keep it from also closing the dialog around the panel. */
const escapeProps = { "data-mantine-stop-propagation": "true" } as const;

function useUrlForm(
  { kind, editor, file, onClose }: UrlPanelProps,
  field: RefObject<HTMLInputElement | null>,
  altField: RefObject<HTMLInputElement | null>,
) {
  // A pasted or dropped file starts without the URL and description of a selected image.
  const [initial] = useState(() => (file ? emptySelectedUrl : readSelectedUrl(editor, kind)));
  const [url, setUrl] = useState(initial.url);
  const [imageAlt, setImageAlt] = useState<ImageAlt>(initial.imageAlt);
  // A message stays until its field is valid or is checked again. The end of an upload also clears the URL's message.
  const [error, setError] = useState<string | null>(null);
  const [altError, setAltError] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const changeUploading = useCallback((isStillUploading: boolean) => {
    setUploading(isStillUploading);
    if (!isStillUploading) setError(null);
  }, []);
  const { findError } = kinds[kind];

  useReportUnfinished(kind, file !== undefined || url !== initial.url);

  const apply = () => {
    if (isUploading) return setError("Wait until the image is uploaded, or cancel the upload.");
    const problem = findError(url.trim());
    setError(problem);
    if (problem !== null) return field.current?.focus();
    if (kind === "image") {
      const altProblem = findAltError(imageAlt);
      setAltError(altProblem);
      if (altProblem !== null) return altField.current?.focus();
      setImage(editor, { src: cleanUrl(url), imageAlt });
      // Deselects this image, because the next file would otherwise replace it.
      if (file) editor.commands.setTextSelection(editor.state.selection.to);
    } else setLink(editor, cleanUrl(url));
    onClose();
  };
  return {
    isChange: initial.url !== "",
    url,
    setUrl,
    urlError: (isUploading || findError(url.trim()) !== null) && error,
    imageAlt,
    setImageAlt,
    altError: findAltError(imageAlt) && altError,
    changeUploading,
    apply,
  };
}

export function UrlPanel(props: UrlPanelProps) {
  const { id, kind, editor, file, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const altField = useRef<HTMLInputElement>(null);
  const { isChange, apply, ...form } = useUrlForm(props, field, altField);
  const { title, label } = kinds[kind];
  const onKeyDown = onEnter(apply);
  const urlField = (
    <UrlField
      ref={field}
      label={label}
      value={form.url}
      onChange={form.setUrl}
      onKeyDown={onKeyDown}
      error={form.urlError}
      autoFocus={!file}
    />
  );

  return (
    <div
      id={id}
      role="group"
      aria-label={title}
      className={styles.panel}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      {kind === "link" ? (
        urlField
      ) : (
        <>
          <UploadArea
            purpose="image"
            label={label}
            file={file}
            url={parseUploadedImage(form.url) ? form.url : null}
            onDone={({ url }) => form.setUrl(url)}
            onUploadingChange={form.changeUploading}
          >
            {urlField}
          </UploadArea>
          <AlternativeText
            value={form.imageAlt}
            onChange={form.setImageAlt}
            error={form.altError}
            ref={altField}
            onKeyDown={onKeyDown}
            // Lets staff describe the image during the upload.
            autoFocus={file !== undefined}
            inputProps={escapeProps}
          />
        </>
      )}
      <Actions
        kind={kind}
        isChange={isChange}
        onApply={apply}
        onRemove={() => {
          removeLink(editor);
          onClose();
        }}
        onCancel={onClose}
      />
    </div>
  );
}

/** Calls `apply` when Enter is pressed, which would otherwise submit the dialog's form. */
const onEnter = (apply: () => void) => (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  apply();
};

type UrlFieldProps = Pick<TextInputProps, "label" | "error" | "autoFocus" | "onKeyDown"> & {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
};

const UrlField = ({ onChange, ...props }: UrlFieldProps) => (
  <TextInput
    {...escapeProps}
    {...props}
    size="md"
    onChange={(event) => onChange(event.currentTarget.value)}
    errorProps={{ role: "alert" }}
    inputMode="url"
  />
);

type ActionsProps = {
  kind: UrlKind;
  isChange: boolean;
  onApply: () => void;
  onRemove: () => void;
  onCancel: () => void;
};

function Actions({ kind, isChange, onApply, onRemove, onCancel }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <ActionButton {...escapeProps} onClick={onApply}>
        {isChange ? "Change" : "Insert"} {kinds[kind].title}
      </ActionButton>
      {kind === "link" && isChange && (
        <ActionButton {...escapeProps} variant="outline" onClick={onRemove}>
          Remove Link
        </ActionButton>
      )}
      <ActionButton {...escapeProps} variant="outline" onClick={onCancel}>
        Cancel {kinds[kind].title}
      </ActionButton>
    </div>
  );
}
