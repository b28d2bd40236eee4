"use client";

import { TextInput } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { cleanUrl } from "@/lib/core/url";
import { ActionButton } from "@/components/portal/forms/action-button";
import { useUnfinished } from "@/components/portal/uploads/unfinished";
import { UploadArea } from "@/components/portal/uploads/upload-area";
import { chosenUrl, noUrl, removeLink, setImage, setLink } from "./link-commands";
import styles from "./url-panel.module.css";
import { imageRefusal, linkRefusal } from "./url-errors";
import { type Alternative, alternativeRefusal, AlternativeText } from "./alternative-text";
import type { UrlKind } from "./formats";

type UrlPanelProps = {
  id: string;
  kind: UrlKind;
  editor: Editor;
  /** A picture that was pasted or dropped into the text, to be uploaded. */
  file?: File;
  onClose: () => void;
};

const kinds = {
  link: { title: "Link", label: "Link address", refusalOf: linkRefusal },
  image: { title: "Image", label: "Image address", refusalOf: imageRefusal },
};

/** Escape belongs to the panel while it is open, not to the dialog around it. */
const keepsDialog = { "data-mantine-stop-propagation": "true" } as const;

/** Asks for the address of a link or picture; begins with the chosen one's. */
export function UrlPanel({ id, kind, editor, file, onClose }: UrlPanelProps) {
  // A file becomes a picture of its own, whatever it takes the place of.
  const [chosen] = useState(() => (file ? noUrl : chosenUrl(editor, kind)));
  const [url, setUrl] = useState(chosen.url);
  const [alternative, setAlternative] = useState<Alternative>(chosen.alternative);
  // As they were said last: they do not change under the hand that puts it right.
  const [refusal, setRefusal] = useState<string | null>(null);
  const [altRefusal, setAltRefusal] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const altField = useRef<HTMLInputElement>(null);
  const { title, label, refusalOf } = kinds[kind];

  useUnfinished(kind, file !== undefined || url !== chosen.url);

  const apply = () => {
    if (isUploading) return setRefusal("Wait until the image is uploaded, or cancel the upload.");
    const refused = refusalOf(url.trim());
    setRefusal(refused);
    if (refused !== null) return field.current?.focus();
    if (kind === "image") {
      const refusedAlt = alternativeRefusal(alternative);
      setAltRefusal(refusedAlt);
      if (refusedAlt !== null) return altField.current?.focus();
      setImage(editor, { src: cleanUrl(url), alternative });
      // The next file comes after it, and not in its place.
      if (file) editor.commands.setTextSelection(editor.state.selection.to);
    } else setLink(editor, cleanUrl(url));
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    // It would send the form of the dialog.
    event.preventDefault();
    apply();
  };
  const urlField = (
    <TextInput
      {...keepsDialog}
      ref={field}
      size="md"
      label={label}
      value={url}
      onChange={(event) => setUrl(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      error={(isUploading || refusalOf(url.trim()) !== null) && refusal}
      errorProps={{ role: "alert" }}
      inputMode="url"
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
            onDone={({ url }) => setUrl(url)}
            onUnderWay={setUploading}
          >
            {urlField}
          </UploadArea>
          <AlternativeText
            value={alternative}
            onChange={setAlternative}
            error={alternativeRefusal(alternative) && altRefusal}
            ref={altField}
            onKeyDown={onKeyDown}
            // There is time for it while the file is on its way.
            autoFocus={file !== undefined}
            common={keepsDialog}
          />
        </>
      )}
      <div className={styles.actions}>
        <ActionButton {...keepsDialog} onClick={apply}>
          {chosen.url ? "Change" : "Insert"} {kind}
        </ActionButton>
        {kind === "link" && chosen.url && (
          <ActionButton
            {...keepsDialog}
            variant="outline"
            onClick={() => {
              removeLink(editor);
              onClose();
            }}
          >
            Remove link
          </ActionButton>
        )}
        <ActionButton {...keepsDialog} variant="outline" onClick={onClose}>
          Cancel {kind}
        </ActionButton>
      </div>
    </div>
  );
}
